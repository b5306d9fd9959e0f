import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyName } from '../page/CopyName.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Tiles } from '../page/Page.styles.ts';
import { Plane } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Shadow', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shadows = [
  { name: 'shadow-s', use: 'Buttons and draggable cards' },
  { name: 'shadow-m', use: 'Menus, popovers, tooltips' },
  { name: 'shadow-l', use: 'Dialogs, drawers, toasts' },
];

export const Shadow: Story = {
  render: () => (
    <Page
      title="Shadow"
      lead="A shadow marks a temporary element above the page. Permanent parts of the page have a line of 1 px instead."
    >
      <Section
        title="Tokens"
        lead="In the dark theme a lighter background shows the elevation; in high contrast a line does."
      >
        <Tiles data-size="wide">
          {shadows.map(({ name, use }) => (
            <Plane key={name} style={{ boxShadow: `var(--td-${name})` }}>
              <CopyName name={`--td-${name}`} />
              {use}
            </Plane>
          ))}
        </Tiles>
      </Section>
    </Page>
  ),
};
