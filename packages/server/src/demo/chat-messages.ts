import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { readUpTo } from '../modules/chat/history.store.ts';
import { sendMessage } from '../modules/chat/messages.store.ts';
import { closeChat, joinChat, startChat } from '../modules/chat/chat-status.store.ts';
import type { ChatStep } from './plan/chats.ts';

/** Above the number of any message: marks all messages. */
const ALL = 2_000_000_000;

/** Runs an action of a chat of the plan. No notifications are sent for the demo's past. */
export async function converse(
  tx: Tx,
  scope: StoreScope,
  { at, chatId, name, userType, operation }: ChatStep,
): Promise<void> {
  const caller = { ...scope, name, userType };
  if (operation.action === 'start')
    await startChat(tx, caller, at, { topic: operation.topic, chatId, page: operation.page, version: null });
  else if (operation.action === 'join') await joinChat(tx, caller, at, chatId);
  else if (operation.action === 'say')
    await sendMessage(tx, caller, at, { chatId, content: operation.text, file: null });
  else if (operation.action === 'readAll') await readUpTo(tx, caller, chatId, ALL);
  else await closeChat(tx, caller, at, chatId);
}
