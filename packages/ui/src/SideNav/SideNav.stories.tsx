import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import groups from './groups.stories.json' with { type: 'json' };
import { NavAction } from './NavAction.tsx';
import type { NavGroup } from './navItems.ts';
import { SideNav } from './SideNav.tsx';

const meta = {
  title: 'Shell/SideNav',
  component: SideNav,
  args: { label: 'Main', groups: groups as NavGroup[], current: 'dashboard' },
  decorators: [
    (Story, { args }) => (
      <div style={{ inlineSize: args.collapsed ? 57 : 232, blockSize: 480, background: 'var(--td-surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { footer: <NavAction icon="sign-out" label="Log out" /> } };

export const Unfolds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    const heading = canvas.getByRole('button', { name: 'Analytics' });
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(heading);
    await expect(canvas.getByRole('link', { name: 'Business' })).toBeVisible();
    await userEvent.click(heading);
    await expect(canvas.queryByRole('link', { name: 'Business' })).toBeNull();
  },
};

export const UnfoldedWhereOneIs: Story = {
  args: { current: 'create-invoice' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create Invoice' })).toHaveAttribute('aria-current', 'page');
  },
};

export const CollapsedFliesOut: Story = {
  args: { collapsed: true, current: 'invoices' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sale & Invoice Management' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Create Invoice' })).toBeVisible());
  },
};

export const FollowsTheApgDisclosurePattern: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('button', { name: 'Analytics' });
    heading.focus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    const list = canvas.getByRole('link', { name: 'Store' }).closest('ul');
    await expect(list).toHaveAttribute('id', heading.getAttribute('aria-controls'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Store' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Collapsed: Story = { args: { collapsed: true } };

export const Empty: Story = { args: { groups: [] } };

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'a',
        label: 'W'.repeat(500),
        items: [
          { id: 'b', label: 'W'.repeat(500), icon: 'box', href: '#b' },
          { id: 'c', label: 'Repairs 🔧', icon: 'wrench', items: [{ id: 'd', label: 'x'.repeat(500), href: '#d' }] },
        ],
      },
    ],
    current: 'd',
  },
};
