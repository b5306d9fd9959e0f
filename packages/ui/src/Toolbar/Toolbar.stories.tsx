import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Toolbar, ToolbarSpacer } from './Toolbar.tsx';

const meta = {
  title: 'Display/Toolbar',
  component: Toolbar,
  args: {
    label: 'Invoices',
    children: (
      <>
        <TextInput icon="search" placeholder="Search invoices" aria-label="Search" style={{ inlineSize: 240 }} />
        <Button icon="filter">Filter</Button>
        <ToolbarSpacer />
        <Button icon="download" tone="quiet">
          Export
        </Button>
        <Button icon="plus" tone="primary">
          New invoice
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiltersAndActions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Invoices');
  },
};

export const FollowsTheApgToolbarPattern: Story = {
  args: {
    roving: true,
    label: 'Text',
    children: (
      <>
        <Button>Bold</Button>
        <Button disabled>Italic</Button>
        <Button>Link</Button>
        <TextInput aria-label="Colour" defaultValue="teal" style={{ inlineSize: 120 }} />
      </>
    ),
  },
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('toolbar', { name: 'Text' })).toBeVisible();
    await userEvent.tab();
    await expect(button('Bold')).toHaveFocus();
    const forward = getComputedStyle(button('Bold')).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(forward);
    await expect(button('Link')).toHaveFocus();
    await userEvent.keyboard('{Home}{End}');
    await expect(canvas.getByRole('textbox', { name: 'Colour' })).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(canvas.getByRole('textbox', { name: 'Colour' })).toHaveFocus();
    await userEvent.tab();
    await expect(button('After')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('textbox', { name: 'Colour' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { style: { maxInlineSize: 320 }, children: <Button>{'W'.repeat(500)}</Button> },
};
export const Empty: Story = { args: { children: undefined } };
