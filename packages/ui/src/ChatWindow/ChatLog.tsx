'use client';
import { memo, useMemo } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { ChatClock } from './chatClock.ts';
import type { ChatEntry } from './chatEntry.ts';
import { Root, Waiting } from './ChatLog.styles.ts';
import type { ChatWindowTexts } from './chatWindowTexts.ts';
import { logRows } from './logRows.ts';
import type { LogActions } from './logActions.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { useLog } from './useLog.ts';

export type ChatLogProps = {
  /** The accessible name of the messages. */
  label: string;
  /** The messages, oldest first. */
  entries: readonly ChatEntry[];
  /** True until the messages are loaded. @default false */
  isLoading?: boolean | undefined;
  /** Adds a button for earlier messages, which are also loaded when the user scrolls to the oldest message. @default false */
  hasEarlier?: boolean | undefined;
  isLoadingEarlier?: boolean | undefined;
  onEarlier?: (() => void) | undefined;
  /** Sends a failed message again, by its entry's id. */
  onRetry?: ((id: string) => void) | undefined;
  /** Discards a failed message, by its entry's id. */
  onDrop?: ((id: string) => void) | undefined;
  /** Called with the id of the newest message once it is visible. */
  onSeen?: ((id: string) => void) | undefined;
  /** Loads a file's bytes. Images are loaded when they scroll into view, other files on request. */
  loadFile?: ((address: string) => Promise<Blob>) | undefined;
};

type Props = Pick<ChatLogProps, 'label' | 'entries' | 'isLoading' | 'hasEarlier' | 'isLoadingEarlier'> & {
  actions: LogActions;
  clock: ChatClock;
  locale: string;
  today: string;
  texts: ChatWindowTexts;
};

/** The messages of a chat. Of a long chat, only the messages around the visible part are rendered. */
export const ChatLog = memo(function ChatLog(props: Props) {
  const { label, entries, isLoading = false, hasEarlier = false, isLoadingEarlier = false, clock, today } = props;
  const { locale, texts, actions } = props;
  const loadEarlier = () => {
    if (hasEarlier && !isLoadingEarlier) actions.earlier();
  };
  const { box, first, end, isAtEnd, unreadCount, onScroll, toEnd } = useLog(entries, loadEarlier, actions.seen);
  const frame = useMemo(() => ({ clock, locale, texts, actions }), [clock, locale, texts, actions]);
  return (
    <Root>
      <div
        ref={box}
        role="log"
        aria-label={label}
        // Messages rendered while scrolling up are not new and must not be announced.
        aria-live={isAtEnd ? 'polite' : 'off'}
        aria-busy={isLoading}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text must scroll by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {hasEarlier && first === 0 && !isLoading && (
          <Button tone="quiet" size="s" busy={isLoadingEarlier} onClick={loadEarlier}>
            {texts.earlier}
          </Button>
        )}
        {isLoading && (
          <Waiting role="status" aria-label={texts.loading}>
            <Skeleton width="60%" height={38} />
            <Skeleton width="45%" height={38} />
            <Skeleton width="70%" height={58} />
          </Waiting>
        )}
        {entries.length === 0 && !isLoading && <EmptyState icon="chat" title={texts.empty} />}
        {logRows(entries, first, end, clock, today).map((row) => (
          <MessageBubble key={row.entry.id} {...row} frame={frame} />
        ))}
      </div>
      {!isAtEnd && (
        <Button size="s" iconEnd="chevron-down" onClick={toEnd}>
          {texts.newest(unreadCount)}
        </Button>
      )}
    </Root>
  );
});
