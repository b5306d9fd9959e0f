'use client';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { plainLink } from '../link/plainLink.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { Trail } from './Breadcrumbs.styles.ts';

export type Crumb = {
  label: string;
  /** The target of the link. The last item, the current page, has none. */
  href?: string | undefined;
};

export type BreadcrumbsProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  items: readonly Crumb[];
  /** The accessible name of the breadcrumbs. @default 'Breadcrumb' */
  label?: string | undefined;
  /** Renders a link with the application's router. */
  renderLink?: RenderLink | undefined;
};

/** Shows the path from the top page to the current page. */
export function Breadcrumbs({ items, label = 'Breadcrumb', renderLink = plainLink, ...nav }: BreadcrumbsProps) {
  return (
    <Trail aria-label={label} {...nav}>
      <ol>
        {items.map(({ label: text, href }, at) => (
          <li key={href ?? text}>
            {at > 0 && <Icon name="chevron-right" size={12} />}
            {href === undefined ? (
              <span aria-current={at === items.length - 1 ? 'page' : undefined}>{text}</span>
            ) : (
              renderLink({ href, children: text })
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}
