import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Invoice actions',
    onSelect: fn(),
    button: (props) => (
      <Button {...props} iconEnd="chevron-down">
        Actions
      </Button>
    ),
    items: [
      { id: 'edit', label: 'Edit', icon: 'edit', hint: 'E' },
      { id: 'print', label: 'Print receipt', icon: 'print', hint: 'Ctrl P' },
      { id: 'customer', label: 'Open customer', icon: 'user', href: '#customer' },
      { id: 'refund', label: 'Refund', icon: 'undo', disabled: true },
      { id: 'delete', label: 'Delete draft', icon: 'trash', danger: true, separated: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Invoice actions' })).toBeVisible());
};

export const Closed: Story = {};

export const Open: Story = { play: open };

export const WithHeading: Story = { args: { heading: 'Ana Lopez' }, play: open };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    const entry = (name: RegExp) => screen.getByRole('menuitem', { name });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(entry(/Delete draft/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(entry(/Edit/)).toHaveFocus();
    await userEvent.keyboard('{End}{Home}p');
    await expect(entry(/Print receipt/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}re');
    await expect(entry(/Refund/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'edit' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ClosesOutside: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await userEvent.click(canvasElement);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const FollowsTheApgMenuButtonPattern: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    const entries = () => screen.getAllByRole('menuitem');
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.tab();
    for (const [key, focused] of [
      ['{Enter}', 0],
      [' ', 0],
      ['{ArrowDown}', 0],
      ['{ArrowUp}', 4],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(entries()[focused]).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  },
};

export const FollowsTheApgMenuPattern: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    const entries = screen.getAllByRole('menuitem');
    const walk = async (key: string, to: number) => {
      await userEvent.keyboard(key);
      await expect(entries[to]).toHaveFocus();
    };
    await expect(entries.map((entry) => entry.tabIndex)).toEqual([-1, -1, -1, -1, -1]);
    await walk('{ArrowDown}', 1);
    await walk('{End}', 4);
    await walk('{ArrowDown}', 0);
    await walk('{ArrowUp}', 4);
    await walk('{Home}', 0);
    await walk('{ArrowDown}{ArrowDown}{ArrowDown}', 3);
    await expect(entries[3]).toHaveAttribute('aria-disabled', 'true');
    await walk('o', 2);
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Empty: Story = { args: { items: [] } };

export const BadInput: Story = {
  args: {
    items: [
      { id: 'a', label: 'Print' },
      { id: 'b', label: 'Print' },
      { id: 'c', label: 'W'.repeat(500), hint: 'Ctrl Shift P' },
      { id: 'd', label: '📱 👨‍👩‍👧' },
      { id: 'e', label: 'ليلى حداد', icon: 'user' },
    ],
  },
  play: open,
};
