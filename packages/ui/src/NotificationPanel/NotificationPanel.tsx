'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { plainLink } from '../link/plainLink.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { Foot, Head, List, Root, Waiting } from './NotificationPanel.styles.ts';
import { NotificationRow, type NotificationItem } from './NotificationRow.tsx';

export type NotificationPanelTexts = {
  readAll: string;
  previous: string;
  next: string;
  /** The current page in words: "2 of 5". */
  place: (page: number, pages: number) => string;
  empty: string;
  emptyText: string;
  loading: string;
  /** Read by screen readers with the title of an unread notification. */
  unread: string;
};

const english: NotificationPanelTexts = {
  readAll: 'Mark all as read',
  previous: 'Previous',
  next: 'Next',
  place: (page, pages) => `${page} of ${pages}`,
  empty: 'Nothing new',
  emptyText: 'New notifications appear here.',
  loading: 'Loading...',
  unread: 'Unread',
};

export type NotificationPanelProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children' | 'onSelect'> & {
  title: string;
  /** The notifications, newest first; undefined while they are loading. */
  items: readonly NotificationItem[] | undefined;
  /** The number of unread notifications on all pages. With none, "mark all as read" is not available. */
  unread: number;
  /** The current page, starting at 1; controlled. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Called when a notification was opened; a link is followed as well. */
  onSelect: (item: NotificationItem) => void;
  onReadAll: () => void;
  /** Content above the list: that the notifications could not be loaded, or may be outdated. */
  notice?: ReactNode;
  /** Renders a link with the application's router. */
  renderLink?: RenderLink | undefined;
  /** @default English */
  texts?: Partial<NotificationPanelTexts> | undefined;
};

/** Lists the notifications of a person, page by page; usually in a Popover of a NotificationBell. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { title, items, unread, page, pages, onPage, onSelect, onReadAll, notice, ...others } = props;
  const { renderLink = plainLink, texts: given, ...section } = others;
  const texts = { ...english, ...given };
  return (
    <Root aria-label={title} {...section}>
      <Head>
        <h2>{title}</h2>
        <Button tone="quiet" size="s" disabled={unread === 0} onClick={onReadAll}>
          {texts.readAll}
        </Button>
      </Head>
      {notice}
      {items === undefined && notice === undefined && (
        <Waiting role="status" aria-label={texts.loading}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Waiting>
      )}
      {items?.length === 0 && notice === undefined && (
        <EmptyState icon="bell" title={texts.empty} text={texts.emptyText} />
      )}
      {items !== undefined && items.length > 0 && (
        <List>
          {items.map((item) => (
            <NotificationRow
              key={item.id}
              item={item}
              unread={texts.unread}
              onSelect={onSelect}
              renderLink={renderLink}
            />
          ))}
        </List>
      )}
      {pages > 1 && (
        <Foot>
          <Button size="s" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {texts.previous}
          </Button>
          <span aria-live="polite">{texts.place(page, pages)}</span>
          <Button size="s" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {texts.next}
          </Button>
        </Foot>
      )}
    </Root>
  );
}
