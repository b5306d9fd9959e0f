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
