import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChatStatus, ChatTopic } from '@tilldesk/domain/chat';
import type { FileType } from '@tilldesk/domain/files';
import { instant } from '../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** A conversation of one person with the staff of their business. A lock on its row serializes the message numbers. */
export const chats = tenantTable(
  'chats',
  {
    requesterId: reference('requester_id', users).notNull(),
    /** The current or last staff member. Null while the chat waits, and for a withdrawn chat. */
    staffId: reference('staff_id', users),
    topic: text('topic').$type<ChatTopic>().notNull(),
    status: text('status').$type<ChatStatus>().notNull(),
    /** Where the requester was at the start of the chat: store, page and version of the app. */
    storeId: reference('store_id', stores).notNull(),
    page: text('page'),
    version: text('version'),
    /** The number of the newest message. 0 without messages. */
    lastSeq: integer('last_seq').notNull().default(0),
    lastActivity: instant('last_activity').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    closedBy: reference('closed_by', users),
  },
  (t) => [
    // One open chat for each person, also if several are started at the same time.
    uniqueIndex('chats_open')
      .on(t.businessId, t.requesterId)
      .where(sql`${t.status} <> 'closed'`),
    index('chats_waiting')
      .on(t.businessId, t.lastActivity, t.id)
      .where(sql`${t.status} = 'waiting'`),
    check('chats_status', sql`${t.status} in ('waiting', 'active', 'closed')`),
    // A chat that was closed without a staff member was withdrawn by its requester.
    check(
      'chats_joined',
      sql`case ${t.status} when 'waiting' then ${t.staffId} is null when 'active' then ${t.staffId} is not null
        else ${t.staffId} is not null or ${t.closedBy} = ${t.requesterId} end`,
    ),
    check('chats_closed', sql`(${t.status} = 'closed') = (${t.closedAt} is not null)`),
  ],
);

/** The members of a chat: its requester, and all staff who have joined it. */
export const chatMembers = keyedTable(
  'chat_members',
  ['chatId', 'userId'],
  {
    chatId: reference('chat_id', chats).notNull(),
    userId: reference('user_id', users).notNull(),
    isRequester: boolean('is_requester').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** The number of the last message that the member has read. It never decreases. */
    readSeq: integer('read_seq').notNull().default(0),
    /** Copy of the chat's `last_activity`, so that the latest hundred chats of a person are one range of one index. */
    lastActivity: instant('last_activity').notNull(),
  },
  (t) => [index('chat_members_by_person').on(t.businessId, t.userId, t.lastActivity, t.chatId)],
);

/** The messages, append-only, numbered 1, 2, 3 … in each chat. The data of a file remains after the file is deleted. */
export const chatMessages = tenantTable(
  'chat_messages',
  {
    chatId: reference('chat_id', chats).notNull(),
    seq: integer('seq').notNull(),
    senderId: reference('sender_id', users).notNull(),
    content: text('content').notNull(),
    fileId: uuid('file_id'),
    fileName: text('file_name'),
    fileSize: integer('file_size'),
    fileType: text('file_type').$type<FileType>(),
    /** The id that the sender's client gave the message. */
    clientMessageId: uuid('client_message_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('chat_messages_seq').on(t.businessId, t.chatId, t.seq),
    uniqueIndex('chat_messages_by_client')
      .on(t.businessId, t.chatId, t.senderId, t.clientMessageId)
      .where(sql`${t.clientMessageId} is not null`),
    index('chat_messages_by_file')
      .on(t.businessId, t.fileId)
      .where(sql`${t.fileId} is not null`),
    check('chat_messages_content_or_file', sql`${t.content} <> '' or ${t.fileId} is not null`),
  ],
);
