import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { open: true, title: 'Filters', closeLabel: 'Close', onClose: fn(), children: 'Filters stand here.' },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const End: Story = {
  args: { footer: <Button tone="primary">Show 24 invoices</Button> },
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Start: Story = { args: { side: 'start', title: 'Menu', width: 296 } };

export const RightToLeft: Story = { args: { dir: 'rtl' } };

export const Dark: Story = { globals: { theme: 'dark' } };
