import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Kbd } from '../Kbd/Kbd.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import known from './commands.stories.json' with { type: 'json' };
import type { Command } from './findCommands.ts';

const commands = known as Command[];

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: { open: true, commands, onSelect: fn(), onClose: fn(), onQueryChange: fn() },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

const palette = () => within(screen.getByRole('dialog', { name: 'Commands' }));
const field = () => palette().getByRole('combobox', { name: 'Commands' });
const options = () => palette().queryAllByRole('option');
const labels = () => options().map((option) => option.querySelector('span')?.textContent);
const active = () => options().find((option) => option.id === field().getAttribute('aria-activedescendant'));

export const Groups: Story = {};

export const Recent: Story = {
  args: { recent: ['count', 'gone', 'new-sale'] },
  play: async () => {
    await expect(labels().slice(0, 3)).toEqual(['Count stock', 'New sale', 'All invoices']);
  },
};

export const FollowsTheApgComboboxPatternWithAListbox: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    await expect(field()).toHaveAttribute('aria-controls', palette().getByRole('listbox').id);
    await expect(active()).toHaveTextContent('New sale');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('Refund an invoice');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(active()).toHaveTextContent('Clock in');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect(active()).toHaveAttribute('aria-posinset', '8');
    await expect(active()).toHaveAttribute('aria-setsize', '8');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'clock' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Finds: Story = {
  play: async ({ args }) => {
    await userEvent.type(field(), 'inv');
    await expect(labels()).toEqual([
      'All invoices',
      'Refund an invoice',
      'New sale',
      'Count stock',
      'Transfer to another store',
    ]);
    await expect(palette().getByRole('status')).toHaveTextContent('5 found');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('inv');
    await userEvent.clear(field());
    await userEvent.type(field(), 'pena');
    await expect(labels()).toEqual(['Ana Peña']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'ana' });
  },
};

export const NothingFound: Story = {
  play: async ({ args }) => {
    await userEvent.type(field(), 'zzz');
    await expect(palette().getByRole('status')).toHaveTextContent('No results found');
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { commands: [], loading: true },
  play: async () => {
    await waitFor(() => expect(palette().getByText('Loading...')).toBeVisible());
  },
};

export const LoadingMore: Story = { args: { loading: true } };

export const Empty: Story = { args: { commands: [] } };

export const ByPointer: Story = {
  play: async ({ args }) => {
    await userEvent.click(palette().getByRole('option', { name: /Open the cash drawer/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.hover(palette().getByRole('option', { name: /Transfer/ }));
    await expect(active()).toHaveTextContent('Transfer to another store');
    await userEvent.click(palette().getByRole('option', { name: /Transfer/ }));
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'transfer' });
    await expect(field()).toHaveFocus();
  },
};

const many: Command[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: `${at}`,
  label: `Product ${at}`,
  group: `Shelf ${at % 20}`,
  keywords: [`SKU-${at}`],
}));

export const TenThousand: Story = {
  args: { commands: many },
  play: async () => {
    await expect(options().length).toBeLessThan(60);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toHaveTextContent('Product 9999'));
    await userEvent.type(field(), 'product 9998');
    await expect(labels()).toEqual(['Product 9998']);
    await userEvent.clear(field());
    await expect(active()).toHaveTextContent('Product 0');
  },
};

export const OnCtrlK: Story = {
  args: { open: false },
  render: function WithShortcut(args) {
    const [open, setOpen] = useState(false);
    useEffect(function listen() {
      const press = (event: KeyboardEvent) => {
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        setOpen(true);
      };
      document.addEventListener('keydown', press);
      return () => document.removeEventListener('keydown', press);
    }, []);
    return (
      <>
        <p>
          Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> in the field: <input aria-label="Note" />
        </p>
        <CommandPalette {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.click(note);
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.type(field(), 'sale');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await expect(field()).toHaveValue('');
  },
};

export const BadInput: Story = {
  args: {
    commands: [
      { id: 'same', label: 'Print', group: 'Print' },
      { id: 'same', label: 'Print', group: 'Print' },
      { id: 'long', label: 'W'.repeat(500), group: 'x'.repeat(500), shortcut: 'Ctrl Shift Alt P' },
      { id: 'emoji', label: '📱 👨‍👩‍👧 iPhone', icon: undefined, group: undefined, shortcut: undefined },
      { id: 'rtl', label: 'ليلى حداد', group: 'Customers' },
    ],
  },
  play: async () => {
    await expect(options()).toHaveLength(5);
    await userEvent.paste('z'.repeat(1_000_000));
    await expect(palette().getByRole('status')).toHaveTextContent('No results found');
    await userEvent.clear(field());
  },
};

export const Spanish: Story = {
  args: {
    recent: ['new-sale'],
    texts: {
      label: 'Órdenes',
      placeholder: 'Escribe una orden',
      recent: 'Recientes',
      empty: 'Sin resultados',
      loading: 'Cargando...',
      found: (count) => `${count} encontradas`,
    },
  },
};
