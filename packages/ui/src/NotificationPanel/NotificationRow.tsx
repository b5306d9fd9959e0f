'use client';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import type { Tone } from '../Badge/Badge.tsx';
import { Row } from './NotificationPanel.styles.ts';

export type NotificationItem = {
  id: string;
  title: string;
  text?: string | undefined;
  /** @default 'bell' */
  icon?: IconName | undefined;
  /** The colour of the icon. @default 'neutral' */
  tone?: Tone | undefined;
  /** The formatted time; `at` is the ISO 8601 instant. */
  timeText?: string | undefined;
  at?: string | undefined;
  /** @default false */
  unread?: boolean | undefined;
  /** Makes the row a link to the subject of the notification. */
  href?: string | undefined;
};

type Props = {
  item: NotificationItem;
  /** The word for an unread notification. */
  unread: string;
  onSelect: (item: NotificationItem) => void;
  renderLink: RenderLink;
};

/** One notification, as a link or a button. */
export function NotificationRow({ item, unread, onSelect, renderLink }: Props) {
  const { title, text, icon = 'bell', tone = 'neutral', timeText, at, href } = item;
  const children = (
    <>
      <i data-tone={tone}>
        <Icon name={icon} size={16} />
      </i>
      <span>
        <strong>{title}</strong>
        {text !== undefined && <small>{text}</small>}
        {timeText !== undefined && <time dateTime={at}>{timeText}</time>}
      </span>
      {item.unread && (
        <b>
          <span>{unread}</span>
        </b>
      )}
    </>
  );
  const onClick = () => onSelect(item);
  return (
    <Row data-unread={item.unread ? '' : undefined}>
      {href === undefined ? (
        <button type="button" onClick={onClick}>
          {children}
        </button>
      ) : (
        renderLink({ href, onClick, children })
      )}
    </Row>
  );
}
