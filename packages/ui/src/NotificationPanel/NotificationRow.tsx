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
  /** Colours the icon. @default 'neutral' */
  tone?: Tone | undefined;
  /** Is when it was, written as it should be read; `at` is the ISO 8601 instant. */
  timeText?: string | undefined;
  at?: string | undefined;
  /** @default false */
  unread?: boolean | undefined;
  /** Makes the row a link to what it is about. */
  href?: string | undefined;
};

type Props = {
  item: NotificationItem;
  /** The word for one that was not read yet. */
  unread: string;
  onSelect: (item: NotificationItem) => void;
  renderLink: RenderLink;
};

/** One thing that a person was told, as a link or a button. */
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
