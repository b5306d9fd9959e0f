import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
export const CustomLinks: Story = {
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

export const FollowsTheApgBreadcrumbPattern: Story = {
  play: async ({ canvas, userEvent }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual([
      'Home',
      'Customers',
      'Ana Peña',
    ]);
    await userEvent.tab();
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveFocus();
    await expect(trail.getByText('Ana Peña')).toHaveAttribute('aria-current', 'page');
  },
};
export const One: Story = { args: { items: [{ label: 'Home' }] } };
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [{ label: 'Home', href: '#home' }, { label: 'W'.repeat(500), href: '#w' }, { label: 'x'.repeat(500) }],
  },
};
export const EqualLabels: Story = {
  args: { items: [{ label: 'Stock', href: '#a' }, { label: 'Stock', href: '#b' }, { label: 'Stock' }] },
};
