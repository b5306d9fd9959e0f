import { Badge } from '../Badge/Badge.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { Root } from './NotificationBell.styles.ts';

export type NotificationBellProps = Omit<IconButtonProps, 'icon' | 'as'> & {
  /** How many are unread: nothing is shown for 0, "9+" above 9 (spec §9). `label` says it in words. */
  unread: number;
  /** What is unread: notifications, or messages of a chat. @default 'bell' */
  icon?: Extract<IconName, 'bell' | 'chat'> | undefined;
  /** What has just come in; it is read out when the reader is free. */
  announcement?: string | undefined;
};

/** Rings for what a person was told: the button that opens the notifications, with how many are unread. */
export function NotificationBell({ unread, icon = 'bell', announcement, ...button }: NotificationBellProps) {
  return (
    <Root>
      <IconButton {...button} icon={icon} />
      <Badge aria-hidden tone="accent" count={unread} />
      <span role="status">{announcement}</span>
    </Root>
  );
}
