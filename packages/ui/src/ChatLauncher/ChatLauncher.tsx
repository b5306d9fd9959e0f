'use client';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Root } from './ChatLauncher.styles.ts';

export type ChatLauncherProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name and the tooltip; includes the number of unread messages in words. */
  label: string;
  /** The number of unread messages: nothing for 0, "9+" above 9. @default 0 */
  unread?: number | undefined;
  /**
   * Puts the button in the corner of the header, which an AppShell with a `corner` reserves, instead of floating over the page.
   * @default false
   */
  docked?: boolean | undefined;
};

/**
 * The button that opens the chat. It floats in the bottom corner of the page or is in the corner of the header. It is a
 * separate module, so that a page loads the rest on the first press. `hidden` hides it while the widget is open, so that it can
 * receive the focus again afterwards.
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
