import type { ChatMessage } from '@tilldesk/domain/chat';
import type { FileType } from '@tilldesk/domain/files';
import { addressOf } from './chat-files.store.ts';

/** A message row with the current name of its sender. */
export type MessageRow = {
  id: string;
  chat_id: string;
  seq: number;
  sender_id: string;
  sender_name: string;
  content: string;
  file_id: string | null;
  file_name: string | null;
  file_size: number | null;
  file_type: FileType | null;
  client_message_id: string | null;
  created_at: string;
};

/** The columns of a message `x` of the business `$1`, from `messageTables`. */
export const messageColumns = `x.id, x.chat_id, x.seq, x.sender_id, u.name as sender_name, x.content, x.file_id, x.file_name,
  x.file_size, x.file_type, x.client_message_id, x.created_at`;
export const messageTables = 'chat_messages x join users u on u.business_id = $1 and u.id = x.sender_id';

/** Converts a row to a message of the API. */
export const messageOf = (row: MessageRow): ChatMessage => ({
  id: row.id,
  _id: row.id,
  chatId: row.chat_id,
  seq: row.seq,
  content: row.content,
  sender: row.sender_id,
  senderName: row.sender_name,
  file: row.file_id === null ? null : addressOf(row.file_id),
  attachment:
    row.file_name === null || row.file_size === null || row.file_type === null
      ? null
      : { name: row.file_name, size: row.file_size, type: row.file_type },
  clientMessageId: row.client_message_id,
  createdAt: row.created_at,
});
