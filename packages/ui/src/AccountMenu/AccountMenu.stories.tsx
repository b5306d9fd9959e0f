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
