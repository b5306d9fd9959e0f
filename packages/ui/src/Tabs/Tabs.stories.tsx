import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Display/Tabs',
  component: Tabs,
  args: {
    label: 'Customer',
    tabs: [
      { id: 'overview', label: 'Overview' },
      { id: 'invoices', label: 'Invoices', count: 12 },
      { id: 'repairs', label: 'Repairs', disabled: true },
      { id: 'notes', label: 'Notes', icon: 'edit' },
    ],
    onChange: fn(),
    children: (id: string) => `This is ${id}.`,
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('notes');
    await expect(canvas.getByRole('tab', { name: 'Notes' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Notes' })).toHaveTextContent('This is notes.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('overview');
    await userEvent.keyboard('{End}{Home}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  },
};
