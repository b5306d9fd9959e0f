import { can } from '@tilldesk/domain/rights';
import type { OutgoingEvent } from '../../realtime/changes.ts';
import type { Tx } from '../../database/transaction.ts';
import { statusEvents } from './chat-events.store.ts';
import { joinChat } from './chat-status.store.ts';
import { isStaff, lockChat, type ChatUser } from './chats.store.ts';
import { listAnsweredChats, readChatUser, releaseChat } from './hand-over.statements.ts';

/**
 * Takes a member of staff out of all chats that they answer: a colleague joins these chats, or, without a colleague who may
 * answer chats, they wait again. Returns the number of chats and the events for the people who see them.
 */
export async function handOverChats(
  tx: Tx,
  caller: ChatUser,
  now: string,
  { from, to }: { from: string; to: string | null },
): Promise<{ count: number; events: OutgoingEvent[] }> {
  const { businessId } = caller;
  const answered = await tx.all(listAnsweredChats, { businessId, staffId: from });
  const found = to === null ? undefined : await tx.first(readChatUser, { businessId, id: to });
  const colleague = found && isStaff(found) && can(found.permissions, 'Contact Support', 'read') ? found : undefined;
  const events: OutgoingEvent[] = [];
  let count = 0;
  for (const { id } of answered) {
    const chat = await lockChat(tx, caller, id);
    if (chat?.status !== 'active' || chat.staff_id !== from) continue;
    count += 1;
    await tx.all(releaseChat, { businessId, id });
    if (colleague && chat.requester_id !== colleague.id) {
      const { id: userId, name, userType } = colleague;
      await joinChat(tx, { ...caller, userId, name, userType }, now, id);
    }
    events.push(...(await statusEvents(tx, caller, now, id)).events);
  }
  return { count, events };
}
