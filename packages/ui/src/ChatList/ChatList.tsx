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
  /** Names the list for screen readers. */
  label: string;
  /** Says how the line is, in each state. */
  connection: Readonly<Record<ChatConnection, string>>;
  empty: string;
  /** Is read while the chats are on their way. */
  loading: string;
  /** Is read for a chat with unread messages. */
  unread: (count: number) => string;
  retry: string;
};

export type ChatListProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Are the chats in the order to show; null while they are on their way. */
  chats: readonly ChatSummary[] | null;
  connection: ChatConnection;
  /** Is the chat that is open beside the list. */
  openId?: string | null | undefined;
  onOpen: (id: string) => void;
  /** Says why the chats could not be fetched; stands in place of an empty list, else above it. */
  problem?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Stands beside the state of the line, such as a button for a new chat. */
  actions?: ReactNode;
  /** Is a BCP 47 tag; decides how times are written. @default 'en-US' */
  locale?: string | undefined;
  /** Is an IANA name. @default the device's */
  timeZone?: string | undefined;
  /** Is the present moment, in milliseconds since 1970: what happened that day shows its time, else its date. @default the device's */
  now?: number | undefined;
  texts: ChatListTexts;
};

const tones = { connecting: 'warn', connected: 'ok', disconnected: 'bad' } as const;

/** Lists chats, with how the line is. */
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
