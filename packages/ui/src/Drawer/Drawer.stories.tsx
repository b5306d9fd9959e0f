import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { open: true, title: 'Filters', closeLabel: 'Close', onClose: fn(), children: 'Filter controls' },
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

export const FollowsTheApgModalDialogPattern: Story = {
  args: { open: false },
  render: function Filtered(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filter</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)}>
          <label>
            Status <input />
          </label>
        </Drawer>
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    const drawer = screen.getByRole('dialog', { name: 'Filters' });
    await expect(drawer.matches(':modal')).toEqual(true);
    await expect(screen.getByRole('textbox', { name: 'Status' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Wide: Story = { args: { width: 720 } };

export const Flush: Story = { args: { flush: true, children: <nav aria-label="Main">Entries reach the edges.</nav> } };

export const LongText: Story = {
  args: { title: 'W'.repeat(500), children: 'x'.repeat(5000), footer: <Button>{'W'.repeat(500)}</Button> },
};
