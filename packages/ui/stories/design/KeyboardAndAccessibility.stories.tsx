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
      lead="Clerks use a till without looking at it: scanner in one hand, eyes on the customer. What helps people who cannot see the screen also helps people who do not look at it."
    >
      <Section
        title="Keys that always work"
        lead="Components follow the ARIA Authoring Practices. A story of each component tests its keys."
      >
        <Terms
          label="Keys"
          heads={['Component', 'Key', 'Action']}
          rows={[
            ['Everywhere', 'Tab', 'Moves to the next control; a table, tabs and a menu are one stop each'],
            ['Select, combobox', '↓', 'Opens the list; letters filter; Enter selects; Escape cancels'],
            [
              'Menu',
              '↓ ↑',
              'Moves and wraps around; a letter jumps to an entry; Escape returns the focus to the button',
            ],
            ['Dialog', 'Esc', 'Closes; the focus returns to the previous element'],
            ['Tabs', '→ ←', 'Changes the tab; mirrored in right-to-left languages'],
            ['Table', '↓ Enter Space', 'Moves, opens, selects'],
          ]}
        />
      </Section>
      <Section
        title="The focus is visible"
        lead="A ring of 2 px with an offset of 2 px and a contrast of at least 3:1 on every background. It is shown for the keyboard, not for the mouse."
      >
        <Examples
          good={{
            why: 'the ring of the kit is visible on every background.',
            children: (
              <span>
                <Button style={{ outline: '2px solid var(--td-focus)', outlineOffset: 2 }}>Save customer</Button>
              </span>
            ),
          }}
          bad={{
            why: 'a change of the background alone is hard to see in bright light.',
            children: (
              <span>
                <Button style={{ background: 'var(--td-hover)' }}>Save customer</Button>
              </span>
            ),
          }}
        />
      </Section>
      <Section
        title="Every control has a name"
        lead="An icon alone is unclear to many users and unreadable for screen readers."
      >
        <Examples
          good={{
            why: 'has a label for screen readers that is also the tooltip.',
            children: (
              <span>
                <IconButton icon="print" label="Print receipt" />
              </span>
            ),
          }}
          bad={{
            why: '“Button” does not describe the action.',
            children: (
              <span>
                <IconButton icon="print" label="Button" />
              </span>
            ),
          }}
        />
      </Section>
      <Section title="Automatic and manual checks">
        <Terms
          label="Checks"
          heads={['Checked by every run of the stories', 'Checked by the designer']}
          rows={[
            ['Contrast of text in light, dark and high contrast', 'The focus order matches the order of the work'],
            ['Names, roles and labels, by axe', 'The names use the words of a clerk'],
            [
              'The keys of every component, by its play functions',
              'No important content moves, flashes or requires a hover',
            ],
            ['No content wider than its page, in either direction', 'The screen is usable at 200 % zoom'],
          ]}
        />
      </Section>
      <Section
        title="Preferences of the device"
        lead="Less motion, more contrast, system colours: the kit applies them without a setting. With forced colours every token becomes a system colour, and icons use the colour of the adjacent text."
      >
        <Terms
          label="Preferences and their effects"
          heads={['Preference', 'Effect']}
          rows={[
            ['prefers-reduced-motion', 'No sliding; durations are close to zero'],
            ['prefers-contrast', 'Theme “system” becomes the high-contrast one'],
            ['prefers-color-scheme', 'Theme “system” becomes the light or the dark one'],
            ['forced-colors', 'Tokens become system colours; states have a line or a mark'],
          ]}
        />
      </Section>
    </Page>
  ),
};
