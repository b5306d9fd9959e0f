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
    /** Heads the window, such as with the other one's name; left out where what it stands in has a head. */
    title?: string | undefined;
    /** Stands below the title, such as how the line is. */
    status?: ReactNode;
    /** Adds the arrow that leads back to the list. */
    onBack?: (() => void) | undefined;
    /** Stand at the end of the head. */
    actions?: ReactNode;
    /** Stands above the messages, such as that nobody has joined yet. */
    notice?: ReactNode;
    /** Shows the sentence of a closed chat above the composer, which the caller disables. @default false */
    isClosed?: boolean | undefined;
    /** Adds the button that opens a closed chat again. */
    onReopen?: (() => void) | undefined;
    isReopening?: boolean | undefined;
    /** Is a BCP 47 tag; decides how times and sizes are written. @default 'en-US' */
    locale?: string | undefined;
    /** Is an IANA name. @default the device's */
    timeZone?: string | undefined;
    /** Is the present moment, in milliseconds since 1970: its day is today. @default the device's */
    now?: number | undefined;
    /** Should stay the same object: with another one every message is drawn anew. */
    texts: ChatWindowTexts;
    /** Takes the ChatComposer. */
    children?: ReactNode;
  };

/** Shows a conversation: who it is with, what was said, and what one writes in. */
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
