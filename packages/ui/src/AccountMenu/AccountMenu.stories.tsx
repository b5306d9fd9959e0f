import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'Shell/AccountMenu',
  component: AccountMenu,
  args: {
    label: 'Account',
    name: 'Ana Lopez',
    detail: 'ana@demo.test',
    onSelect: fn(),
    items: [
      { id: 'profile', label: 'Profile', icon: 'user', href: '#profile' },
      { id: 'stores', label: 'Store Settings', icon: 'store', href: '#stores' },
      { id: 'sign-out', label: 'Log out', icon: 'sign-out', separated: true },
    ],
  },
} satisfies Meta<typeof AccountMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const LongName: Story = { args: { name: 'María Fernanda de los Ángeles Rodríguez Villanueva' } };

export const Opened: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Lopez' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'sign-out' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Lopez' }));
  },
};

export const FollowsTheApgMenuButtonPattern: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ana Lopez' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};

export const WithoutDetail: Story = { args: { detail: undefined } };

export const VeryLongName: Story = {
  args: { name: 'W'.repeat(500), detail: `${'w'.repeat(500)}@demo.test` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
