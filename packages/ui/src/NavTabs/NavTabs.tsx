'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { plainLink } from '../link/plainLink.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { Root } from './NavTabs.styles.ts';

export type NavTab = { id: string; label: ReactNode; href: string };

export type NavTabsProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly NavTab[];
  /** The id of the current page's tab. */
  current: string;
  /** Renders a link with the application's router. */
  renderLink?: RenderLink | undefined;
};

/** Navigation between related pages. Looks like `Tabs`, but each tab is a link to its own page. */
export function NavTabs({ label, tabs, current, renderLink = plainLink, ...nav }: NavTabsProps) {
  return (
    <Root aria-label={label} {...nav}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            {renderLink({
              href: tab.href,
              'aria-current': tab.id === current ? 'page' : undefined,
              children: tab.label,
            })}
          </li>
        ))}
      </ul>
    </Root>
  );
}
