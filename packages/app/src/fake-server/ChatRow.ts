import type { Chat, ChatAttachment } from '@tilldesk/domain/chat';

/** A chat as it stands in the fake server's book: the same for everybody in it. */
export type ChatRow = Pick<
  Chat,
  'chatId' | 'topic' | 'status' | 'asker' | 'staff' | 'messages' | 'createdAt' | 'closedAt'
> & {
  /** Up to which each person has read, by their id. */
  read: Record<string, number>;
};

/** What somebody says. */
export type MessageDraft = {
  content?: string | null;
  file?: string | null;
  attachment?: ChatAttachment | null;
  clientMessageId?: string | null | undefined;
};
