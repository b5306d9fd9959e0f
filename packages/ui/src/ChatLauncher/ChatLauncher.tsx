import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Root } from './ChatLauncher.styles.ts';

export type ChatLauncherProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** Names the action for screen readers, and as the tip under the pointer; says in words how many are unread. */
  label: string;
  /** How many messages are unread: nothing is shown for 0, "9+" above 9. @default 0 */
  unread?: number | undefined;
  /** Puts it into the corner of the header, which an AppShell with a `corner` keeps free, and not over the page. @default false */
  docked?: boolean | undefined;
};

/**
 * Floats at the end of the page's last line, or in the corner of its header, and opens the chat. It is a module of its own, so that a page loads the rest on the
 * first press; `hidden` takes it away while the widget stands in its place, so that the focus finds it again afterwards.
 */
export function ChatLauncher({ label, unread = 0, docked = false, ...button }: ChatLauncherProps) {
  return (
    <Root
      type="button"
      aria-haspopup="dialog"
      title={label}
      {...button}
      aria-label={label}
      data-docked={docked || undefined}
      data-unread={unread > 9 ? '9+' : unread || undefined}
    >
      <Icon name="chat" size={docked ? 20 : 24} />
    </Root>
  );
}
