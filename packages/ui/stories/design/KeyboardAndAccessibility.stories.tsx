import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/Button/Button.tsx';
import { IconButton } from '../../src/IconButton/IconButton.tsx';
import { Examples } from '../page/Examples.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Terms } from '../page/Terms.tsx';

const meta = { title: 'Design/Keyboard and accessibility', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeyboardAndAccessibility: Story = {
  name: 'Keyboard and accessibility',
  render: () => (
    <Page
      title="Keyboard and accessibility"
      lead="A till is worked blind: scanner in one hand, eyes on the customer. What helps somebody who cannot see helps everybody who is not looking."
    >
      <Section
        title="Keys that always work"
        lead="Parts follow the ARIA Authoring Practices; a story of each part walks through its keys."
      >
        <Terms
          label="Keys"
          heads={['Where', 'Key', 'Does']}
          rows={[
            ['Everywhere', 'Tab', 'Goes on; a table, a row of tabs and a menu are one stop each'],
            ['Select, combobox', '↓', 'Opens; letters filter; Enter takes; Escape leaves all as it was'],
            ['Menu', '↓ ↑', 'Walks round; a letter jumps; Escape gives the focus back to its button'],
            ['Dialog', 'Esc', 'Closes; the focus returns to where it came from'],
            ['Tabs', '→ ←', 'Turns the leaf; mirrored where the language runs from the right'],
            ['Table', '↓ Enter Space', 'Walks, opens, chooses'],
          ]}
        />
      </Section>
      <Section
        title="The focus is seen"
        lead="A ring of 2 px, 2 px away, at least 3:1 on every ground. It is drawn for the keyboard, not for the mouse."
      >
        <Examples
          good={{
            why: 'the ring of the kit, on whatever stands below it.',
            children: (
              <span>
                <Button style={{ outline: '2px solid var(--td-focus)', outlineOffset: 2 }}>Save customer</Button>
              </span>
            ),
          }}
          bad={{
            why: 'a change of ground alone: who sees it in the sun?',
            children: (
              <span>
                <Button style={{ background: 'var(--td-hover)' }}>Save customer</Button>
              </span>
            ),
          }}
        />
      </Section>
      <Section title="Everything has a name" lead="An icon alone is a riddle to half and silence to the others.">
        <Examples
          good={{
            why: 'its label is read out, and shows as a tip.',
            children: (
              <span>
                <IconButton icon="print" label="Print receipt" />
              </span>
            ),
          }}
          bad={{
            why: '“Button”. It does something.',
            children: (
              <span>
                <IconButton icon="print" label="Button" />
              </span>
            ),
          }}
        />
      </Section>
      <Section title="What is checked for you, and what is not">
        <Terms
          label="Checks"
          heads={['Checked by every run of the stories', 'Left to the designer']}
          rows={[
            [
              'Contrast of text in light, dark and high contrast',
              'That the order of the focus is the order of the work',
            ],
            ['Names, roles and labels, by axe', 'That the names say what a clerk would say'],
            [
              'The keys of every part, by its play functions',
              'That nothing important moves, flashes or waits for a hover',
            ],
            ['Nothing wider than its page, in either direction', 'That the screen still makes sense at 200 %'],
          ]}
        />
      </Section>
      <Section
        title="What the device asks for"
        lead="Less motion, more contrast, its own colours: the kit follows without a setting. In forced colours every token becomes one of the system's, and icons follow the text beside them."
      >
        <Terms
          label="Wishes of the device"
          heads={['The device says', 'The kit']}
          rows={[
            ['prefers-reduced-motion', 'Nothing slides; lengths of motion are as good as none'],
            ['prefers-contrast', 'Theme “system” becomes the high-contrast one'],
            ['prefers-color-scheme', 'Theme “system” becomes the light or the dark one'],
            ['forced-colors', 'Tokens become the system’s colours; states keep a line or a mark'],
          ]}
        />
      </Section>
    </Page>
  ),
};
