import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from '../page/Page.tsx';
import { TokenRows } from '../page/TokenRows.tsx';
import { Stack } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Layers', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const uses = {
  'layer-header': 'The header, while the page scrolls below it',
  'layer-drawer': 'The navigation on a narrow screen',
  'layer-overlay': 'Menus, popovers and tooltips in browsers without a top layer',
  'layer-toast': 'Messages',
};

export const Layers: Story = {
  render: () => (
    <Page
      title="Layers"
      lead="Four layers; do not use values in between. Dialogs, menus and toasts are in the browser's own top layer, where the latest is on top."
    >
      <Section title="Tokens">
        <TokenRows uses={uses}>{() => null}</TokenRows>
      </Section>
      <Section title="From bottom to top">
        <Stack>
          {['Header', 'Drawer', 'Overlay', 'Toast'].map((name, at) => (
            <li key={name}>
              <b>{name}</b>
              <span>{(at + 1) * 10}</span>
            </li>
          ))}
        </Stack>
      </Section>
    </Page>
  ),
};
