'use client';
import { Badge } from '../Badge/Badge.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { Root } from './NotificationBell.styles.ts';

export type NotificationBellProps = Omit<IconButtonProps, 'icon' | 'as'> & {
  /** The number of unread notifications: nothing for 0, "9+" above 9 (spec §9). `label` has it in words. */
  unread: number;
  /** The kind of unread items: notifications, or messages of a chat. @default 'bell' */
  icon?: Extract<IconName, 'bell' | 'chat'> | undefined;
  /** The latest notification; announced when the screen reader is idle. */
  announcement?: string | undefined;
};

/** The button that opens the notifications, with the number of unread ones. */
export function NotificationBell({ unread, icon = 'bell', announcement, ...button }: NotificationBellProps) {
  return (
    <Root>
      <IconButton {...button} icon={icon} />
      <Badge aria-hidden tone="accent" count={unread} />
      <span role="status">{announcement}</span>
    </Root>
  );
}
