'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { plainLink } from '../link/plainLink.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { Root } from './ItemList.styles.ts';

export type Item = {
  id: string;
  title: ReactNode;
  /** Secondary text next to the title. */
  text?: ReactNode;
  /** Content before the title: a number or a code. */
  lead?: ReactNode;
  icon?: IconName | undefined;
  /** The formatted time; `at` is the ISO 8601 instant. */
  timeText?: string | undefined;
  at?: string | undefined;
  /** Content at the end: the amount. */
  value?: ReactNode;
  /** A button for this item. */
  action?: ReactNode;
  /** Makes the row a link. */
  href?: string | undefined;
};

export const itemVariants = ['plain', 'filled', 'lined'] as const;
export type ItemVariant = (typeof itemVariants)[number];

export type ItemListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  items: readonly Item[];
  /**
   * Separates the rows by space, by a background of their own, or by lines that reach the edges of a flush Card. @default
   * 'plain'
   */
  variant?: ItemVariant | undefined;
  /** Renders a link with the application's router. */
  renderLink?: RenderLink | undefined;
};

/** Lists a few items with an amount each: sold items, payments, recent activity. For many rows see DataTable. */
export function ItemList({ items, variant = 'plain', renderLink = plainLink, ...ul }: ItemListProps) {
  return (
    <Root {...ul} data-variant={variant}>
      {items.map((item) => {
        const children = <ItemText {...item} />;
        return (
          <li key={item.id}>
            {item.href === undefined ? <div>{children}</div> : renderLink({ href: item.href, children })}
            {item.action}
          </li>
        );
      })}
    </Root>
  );
}

function ItemText({ icon, lead, title, text, at, timeText, value }: Item) {
  return (
    <>
      {icon && <Icon name={icon} size={20} />}
      {lead !== undefined && <b>{lead}</b>}
      <p>
        <span>{title}</span>
        {text !== undefined && <small>{text}</small>}
      </p>
      {timeText !== undefined && (
        <i>
          <time dateTime={at}>{timeText}</time>
        </i>
      )}
      {value !== undefined && <strong>{value}</strong>}
    </>
  );
}
