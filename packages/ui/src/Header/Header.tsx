'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useShellNav } from '../AppShell/shellNav.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Bar, Search, Start } from './Header.styles.ts';

export type HeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  brand?: ReactNode;
  search?: ReactNode;
  /** Content at the end: clock, notifications, language, account. */
  actions?: ReactNode;
};

/** The top bar of an application. Inside an AppShell it has the button that opens or collapses the navigation. */
export function Header({ brand, search, actions, ...header }: HeaderProps) {
  const nav = useShellNav();
  return (
    <Bar {...header}>
      <Start>
        {nav && (
          <IconButton
            icon="menu"
            label={nav.toggleLabel}
            aria-expanded={nav.wide ? undefined : nav.expanded}
            onClick={nav.toggle}
          />
        )}
        {brand}
      </Start>
      <Search>{search}</Search>
      <Actions>{actions}</Actions>
    </Bar>
  );
}
