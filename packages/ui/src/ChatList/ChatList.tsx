'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { chatClock } from '../ChatWindow/chatClock.ts';
import { useToday } from '../ChatWindow/useToday.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatusDot } from '../StatusDot/StatusDot.tsx';
import { Root } from './ChatList.styles.ts';
import { ChatRow } from './ChatRow.tsx';
import type { ChatSummary } from './chatSummary.ts';

export type ChatConnection = 'connecting' | 'connected' | 'disconnected';

export type ChatListTexts = {
  /** The accessible name of the list. */
  label: string;
  /** The text of each connection state. */
  connection: Readonly<Record<ChatConnection, string>>;
  empty: string;
  /** Read by screen readers while the chats are loading. */
  loading: string;
  /** Read by screen readers for a chat with unread messages. */
  unread: (count: number) => string;
  retry: string;
};

export type ChatListProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The chats in display order; null while they are loading. */
  chats: readonly ChatSummary[] | null;
  connection: ChatConnection;
  /** The id of the chat that is open next to the list. */
  openId?: string | null | undefined;
  onOpen: (id: string) => void;
  /** Why the chats could not be loaded. Replaces an empty list; otherwise shown above the list. */
  problem?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Content next to the connection state, such as a button for a new chat. */
  actions?: ReactNode;
  /** A BCP 47 tag, the locale of times. @default 'en-US' */
  locale?: string | undefined;
  /** An IANA time zone name. @default the device's */
  timeZone?: string | undefined;
  /**
   * The current time, in milliseconds since 1970. Activity of that day is shown with its time, earlier activity with its date.
   * @default the device's
   */
  now?: number | undefined;
  texts: ChatListTexts;
};

const tones = { connecting: 'warn', connected: 'ok', disconnected: 'bad' } as const;

/** Lists chats, with the state of the connection. */
export function ChatList(props: ChatListProps) {
  const { chats, connection, openId, onOpen, problem, onRetry, actions, locale = 'en-US', ...others } = props;
  const { timeZone, now, texts, ...section } = others;
  const clock = chatClock(locale, timeZone);
  const today = useToday(clock, now);
  return (
    <Root aria-label={texts.label} {...section}>
      <header>
        <StatusDot role="status" tone={tones[connection]}>
          {texts.connection[connection]}
        </StatusDot>
        {actions}
      </header>
      {problem !== undefined && (
        <EmptyState
          role="alert"
          icon="warning"
          title={problem}
          action={onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
        />
      )}
      {chats === null && problem === undefined && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      )}
      {chats?.length === 0 && problem === undefined && <EmptyState icon="chat" title={texts.empty} />}
      {chats !== null && chats.length > 0 && (
        <ul>
          {chats.map((chat) => (
            <ChatRow
              key={chat.id}
              chat={chat}
              isOpen={chat.id === openId}
              onOpen={onOpen}
              clock={clock}
              today={today}
              unread={texts.unread}
            />
          ))}
        </ul>
      )}
    </Root>
  );
}
