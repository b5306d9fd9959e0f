import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavTabs } from './NavTabs.tsx';

const meta = {
  title: 'Display/NavTabs',
  component: NavTabs,
  args: {
    label: 'Kind of stock',
    tabs: [
      { id: 'serialized', label: 'Serialized', href: '#serialized' },
      { id: 'quantity', label: 'Non-serialized', href: '#quantity' },
    ],
    current: 'serialized',
  },
} satisfies Meta<typeof NavTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kind of stock' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Serialized' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Non-serialized' })).not.toHaveAttribute('aria-current');
  },
};

export const LongText: Story = {
  args: {
    tabs: [
      { id: 'serialized', label: 'Goods that are tracked one by one with their serial number', href: '#serialized' },
      { id: 'quantity', label: 'Goods that are counted by quantity only', href: '#quantity' },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
};

export const NoneCurrent: Story = { args: { current: '' } };
export const VeryLongText: Story = {
  args: {
    tabs: [
      { id: 'a', label: 'W'.repeat(500), href: '#a' },
      { id: 'b', label: '📱 ليلى', href: '#b' },
    ],
    current: 'b',
  },
};
