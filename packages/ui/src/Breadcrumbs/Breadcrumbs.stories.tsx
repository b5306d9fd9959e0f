import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Display/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Home', href: '#home' }, { label: 'Customers', href: '#customers' }, { label: 'Ana Peña' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '#customers');
    await expect(canvas.getByText('Ana Peña')).toHaveAttribute('aria-current', 'page');
  },
};
export const OwnLinks: Story = {
  args: {
    renderLink: ({ children, ...link }) => (
      <a {...link} data-router="">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('data-router');
  },
};
