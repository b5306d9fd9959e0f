import type { Chat, ChatAttachment } from '@tilldesk/domain/chat';

/** A chat as stored by the fake server: the same for all its members. */
export type ChatRow = Pick<
  Chat,
  'chatId' | 'topic' | 'status' | 'requester' | 'staff' | 'messages' | 'createdAt' | 'closedAt'
> & {
  /** The sequence number up to which each user has read, by user id. */
  read: Record<string, number>;
};

/** The content of a sent message. */
export type MessageDraft = {
  content?: string | null;
  file?: string | null;
  attachment?: ChatAttachment | null;
  clientMessageId?: string | null | undefined;
};
