import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from '../page/Page.tsx';
import { TokenRows } from '../page/TokenRows.tsx';
import { Stack } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Layers', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const uses = {
  'layer-header': 'The header, while the page scrolls under it',
  'layer-drawer': 'The navigation on a narrow screen',
  'layer-overlay': 'Menus, popovers and tips where the browser has no top layer',
  'layer-toast': 'Messages',
};

export const Layers: Story = {
  render: () => (
    <Page
      title="Layers"
      lead="Four layers and no number between them. Dialogs, menus and toasts stand in the browser's own top layer; within it, the later stands above."
    >
      <Section title="Tokens">
        <TokenRows uses={uses}>{() => null}</TokenRows>
      </Section>
      <Section title="From the page up">
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
