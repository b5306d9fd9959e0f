import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { readUpTo } from '../modules/chat/history.store.ts';
import { sendMessage } from '../modules/chat/messages.store.ts';
import { closeChat, joinChat, startChat } from '../modules/chat/standing.store.ts';
import type { ChatPlan } from './asking.ts';

/** Beyond the number of any message: everything there is. */
const ALL = 2_000_000_000;

/** Does what somebody does in a chat of the plan. Nobody is told of the demo's past. */
export async function converse(
  tx: Tx,
  scope: StoreScope,
  { at, chatId, name, userType, deed }: ChatPlan,
): Promise<void> {
  const who = { ...scope, name, userType };
  if (deed.do === 'start') await startChat(tx, who, at, { topic: deed.topic, chatId, page: deed.page, version: null });
  else if (deed.do === 'join') await joinChat(tx, who, at, chatId);
  else if (deed.do === 'say') await sendMessage(tx, who, at, { chatId, content: deed.text, file: null });
  else if (deed.do === 'readAll') await readUpTo(tx, who, chatId, ALL);
  else await closeChat(tx, who, at, chatId);
}
