import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from '../page/Page.tsx';
import { TokenRows } from '../page/TokenRows.tsx';
import { Corner } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Radius', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = {
  render: () => (
    <Page
      title="Radius"
      lead="Larger elements have a larger radius. An inner element never has a larger radius than the element around it."
    >
      <Section title="Tokens">
        <TokenRows
          uses={{
            'radius-s': 'Checkboxes, keys, rows of a menu',
            'radius-m': 'Buttons, inputs, menus',
            'radius-l': 'Cards, dialogs',
            'radius-full': 'Badges, avatars, switches',
          }}
        >
          {(token) => <Corner style={{ borderRadius: `var(--td-${token})` }} />}
        </TokenRows>
      </Section>
    </Page>
  ),
};
