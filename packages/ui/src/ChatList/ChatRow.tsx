'use client';
import { memo } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import type { ChatClock } from '../ChatWindow/chatClock.ts';
import { StatusDot } from '../StatusDot/StatusDot.tsx';
import type { ChatSummary } from './chatSummary.ts';
import { cutPreview } from './cutPreview.ts';

type ChatRowProps = {
  chat: ChatSummary;
  isOpen: boolean;
  onOpen: (id: string) => void;
  clock: ChatClock;
  today: string;
  unread: (count: number) => string;
};

const tones = { waiting: 'warn', active: 'ok', closed: 'neutral' } as const;

/** One chat of the list, as a button. */
export const ChatRow = memo(function ChatRow({ chat, isOpen, onOpen, clock, today, unread }: ChatRowProps) {
  const { id, name, topic, preview, at, status, statusText } = chat;
  const isUnread = chat.unread > 0;
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen || undefined}
        data-unread={isUnread ? '' : undefined}
        onClick={() => onOpen(id)}
      >
        <Avatar name={name} size={36} decorative />
        <span>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <bdi dir="auto">{cutPreview(preview)}</bdi>
          <StatusDot tone={tones[status]}>
            {statusText} · {topic}
          </StatusDot>
        </span>
        <span>
          <time dateTime={at}>{clock.brief(at, today)}</time>
          {isUnread && <Badge tone="accent" count={chat.unread} role="img" aria-label={unread(chat.unread)} />}
        </span>
      </button>
    </li>
  );
});
