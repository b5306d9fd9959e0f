import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
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

/** The arrow keys for the next and previous tab, by writing direction. */
const arrows = () => {
  const rtl = getComputedStyle(screen.getByRole('tablist')).direction === 'rtl';
  return rtl ? { on: '{ArrowLeft}', back: '{ArrowRight}' } : { on: '{ArrowRight}', back: '{ArrowLeft}' };
};

export const First: Story = {};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard(arrows().on.repeat(2));
    await expect(args.onChange).toHaveBeenLastCalledWith('notes');
    await expect(canvas.getByRole('tab', { name: 'Notes' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Notes' })).toHaveTextContent('This is notes.');
    await userEvent.keyboard(arrows().on);
    await expect(args.onChange).toHaveBeenLastCalledWith('overview');
    await userEvent.keyboard('{End}{Home}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const FollowsTheApgTabsPatternWithAutomaticActivation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(canvas.getByRole('tablist', { name: 'Customer' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(arrows().back);
    await expect(tab('Notes')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('notes');
    await expect(tab('Notes')).toHaveAttribute('aria-controls', canvas.getByRole('tabpanel').id);
    await expect(canvas.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Notes' })).toHaveFocus();
  },
};
export const FollowsTheApgTabsPatternWithManualActivation: Story = {
  args: { activation: 'manual' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(arrows().on);
    await expect(canvas.getByRole('tab', { name: /Invoices/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('This is overview.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('This is invoices.');
    await userEvent.keyboard('{End} ');
    await expect(args.onChange).toHaveBeenLastCalledWith('notes');
  },
};
export const Controlled: Story = {
  args: { value: 'invoices' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes' }));
    await expect(args.onChange).toHaveBeenCalledWith('notes');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('This is invoices.');
  },
};
export const FirstDisabled: Story = {
  args: {
    tabs: [
      { id: 'a b', label: 'Locked', disabled: true },
      { id: 'c d', label: 'Open' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Open' })).toHaveTextContent('This is c d.');
  },
};
export const RightToLeftKeys: Story = {
  args: {
    dir: 'rtl',
    label: 'عميل',
    tabs: [
      { id: 'a', label: 'نظرة' },
      { id: 'b', label: 'فواتير' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'فواتير' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    tabs: [
      { id: 'a', label: 'W'.repeat(500) },
      { id: 'b', label: 'Repairs 🔧', count: '9+' },
    ],
    children: () => 'x'.repeat(500),
  },
};
