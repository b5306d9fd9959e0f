import type { ComponentPropsWithRef, ReactNode } from 'react';
import { plainLink } from '../link/plainLink.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { Root } from './NavTabs.styles.ts';

export type NavTab = { id: string; label: ReactNode; href: string };

export type NavTabsProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Names the row for screen readers. */
  label: string;
  tabs: readonly NavTab[];
  /** Is the id of the tab whose page is shown. */
  current: string;
  /** Draws a link with the application's router. */
  renderLink?: RenderLink | undefined;
};

/** Leads between pages that stand side by side. Looks like `Tabs`, but each is a link to a page of its own. */
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
