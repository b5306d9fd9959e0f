'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ChatHead } from '../ChatHead/ChatHead.tsx';
import { chatClock } from './chatClock.ts';
import { ChatLog, type ChatLogProps } from './ChatLog.tsx';
import { Root } from './ChatWindow.styles.ts';
import { useLogActions } from './logActions.ts';
import type { ChatWindowTexts } from './chatWindowTexts.ts';
import { useToday } from './useToday.ts';

export type ChatWindowProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children' | keyof ChatLogProps> &
  ChatLogProps & {
    /** The title of the window, such as the other person's name. Omit it when the container has a header. */
    title?: string | undefined;
    /** Content below the title, such as the state of the connection. */
    status?: ReactNode;
    /** Adds a back button to the list. */
    onBack?: (() => void) | undefined;
    /** Content at the end of the header. */
    actions?: ReactNode;
    /** Content above the messages, such as that nobody has joined yet. */
    notice?: ReactNode;
    /** Shows the text of a closed chat above the composer, which the caller disables. @default false */
    isClosed?: boolean | undefined;
    /** Adds the button that reopens a closed chat. */
    onReopen?: (() => void) | undefined;
    isReopening?: boolean | undefined;
    /** A BCP 47 tag, the locale of times and sizes. @default 'en-US' */
    locale?: string | undefined;
    /** An IANA time zone name. @default the device's */
    timeZone?: string | undefined;
    /** The current time, in milliseconds since 1970, which sets the current day. @default the device's */
    now?: number | undefined;
    /** Pass the same object each time: another object re-renders every message. */
    texts: ChatWindowTexts;
    /** The ChatComposer. */
    children?: ReactNode;
  };

/** Shows a conversation: header, messages and composer. */
export function ChatWindow(props: ChatWindowProps) {
  const { title, status, onBack, actions, notice, isClosed = false, onReopen, isReopening, ...others } = props;
  const { locale = 'en-US', timeZone, now, texts, children, ...rest } = others;
  const { label, entries, isLoading, hasEarlier, isLoadingEarlier, onEarlier, onRetry, onDrop, ...more } = rest;
  const { onSeen, loadFile, ...section } = more;
  const log = { label, entries, isLoading, hasEarlier, isLoadingEarlier };
  const logActions = useLogActions({ onEarlier, onRetry, onDrop, onSeen, loadFile });
  const titleId = useId();
  const clock = chatClock(locale, timeZone);
  const today = useToday(clock, now);
  return (
    <Root aria-labelledby={title === undefined ? undefined : titleId} {...section}>
      {title !== undefined && (
        <ChatHead title={title} titleId={titleId} status={status} onBack={onBack} back={texts.back}>
          {actions}
        </ChatHead>
      )}
      {notice}
      <ChatLog {...log} actions={logActions} clock={clock} today={today} locale={locale} texts={texts} />
      {isClosed && (
        <div role="status" data-closed="">
          <p>{texts.closed}</p>
          {onReopen && (
            <Button size="s" icon="undo" busy={isReopening} onClick={onReopen}>
              {texts.reopen}
            </Button>
          )}
        </div>
      )}
      {children}
    </Root>
  );
}
