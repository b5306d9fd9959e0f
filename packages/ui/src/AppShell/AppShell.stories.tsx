import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { Button } from '../Button/Button.tsx';
import { ChatLauncher } from '../ChatLauncher/ChatLauncher.tsx';
import { Header } from '../Header/Header.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import type { Language } from '../LanguageSwitch/LanguageSwitch.tsx';
import { NavBrand } from '../NavBrand/NavBrand.tsx';
import { NavAction } from '../SideNav/NavAction.tsx';
import { SideNav } from '../SideNav/SideNav.tsx';
import groups from '../SideNav/groups.stories.json' with { type: 'json' };
import type { NavGroup } from '../SideNav/navItems.ts';
import { AppShell } from './AppShell.tsx';

function Actions() {
  const [language, setLanguage] = useState<Language>('en');
  return (
    <>
      <LanguageSwitch
        label="Language"
        value={language}
        names={{ en: 'English', es: 'Español' }}
        onChange={setLanguage}
      />
      <IconButton icon="bell" label="Notifications" />
      <AccountMenu
        label="Account"
        name="Ana Lopez"
        detail="ana@demo.test"
        items={[
          { id: 'profile', label: 'Profile', icon: 'user', href: '#profile' },
          { id: 'stores', label: 'Store Settings', icon: 'store', href: '#stores' },
        ]}
      />
    </>
  );
}

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      skip: 'Skip to content',
      navigation: 'Menu',
      openNavigation: 'Open menu',
      closeNavigation: 'Close menu',
      collapseNavigation: 'Fold menu',
      expandNavigation: 'Unfold menu',
    },
    header: <Header brand={<NavBrand name="Tilldesk" place="Harbour Street" href="#home" />} actions={<Actions />} />,
    nav: (
      <SideNav
        label="Main"
        groups={groups as NavGroup[]}
        current="invoices"
        footer={<NavAction icon="sign-out" label="Log out" onClick={fn()} />}
      />
    ),
    children: (
      <>
        <h1 style={{ fontSize: 'var(--td-text-xl)' }}>Sale &amp; Invoice Management</h1>
        <p>Page content</p>
        <Button tone="primary">Create invoice</Button>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Collapsed: Story = { args: { collapsed: true } };

/** The content of the header's corner overlaps neither the page nor the buttons of the header. */
export const KeepsItsCornerFree: Story = {
  args: {
    corner: (
      <aside aria-label="Help">
        <ChatLauncher docked label="Chat With Us" unread={3} />
      </aside>
    ),
  },
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('button', { name: 'Chat With Us' }).getBoundingClientRect();
    const account = canvas.getByRole('button', { name: 'Ana Lopez' }).getBoundingClientRect();
    await expect(account.right).toBeLessThanOrEqual(chat.left);
    await expect(chat.bottom).toBeLessThan(canvas.getByRole('main').getBoundingClientRect().top);
  },
};

/** On a page that needs the width, the menu starts with icons only below 1280 px. A press expands it. */
export const Tight: Story = {
  args: { tight: true },
  play: async ({ canvas }) => {
    if (!matchMedia('(min-width: 1024px) and (max-width: 1279px)').matches) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Unfold menu' }));
    await expect(canvas.getByRole('button', { name: 'Fold menu' })).toBeVisible();
  },
};

export const OneMainAndASkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const TheMenuButton: Story = {
  play: async ({ canvas }) => {
    if (matchMedia('(min-width: 1024px)').matches) {
      await userEvent.click(canvas.getByRole('button', { name: 'Fold menu' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Unfold menu' }));
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
      return;
    }
    const button = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
