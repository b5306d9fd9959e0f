import type { Caller } from '../../database/caller.ts';
import type { Tx } from '../../database/transaction.ts';
import type { OutgoingEvent } from '../../realtime/changes.ts';
import { handOverChats } from '../chat/hand-over.store.ts';
import { clockOut } from '../clock/clock.store.ts';
import { lockOpenShift } from '../clock/shift.store.ts';

/**
 * Ends the work of a person who was deactivated: their open shift ends, their drawer closes without a count if they were the last
 * one at it, and their chats wait for other staff. Returns the events of the chats.
 */
export async function endWork(tx: Tx, caller: Caller, now: string, id: string): Promise<OutgoingEvent[]> {
  const person = { ...caller, userId: id };
  if (await lockOpenShift(tx, person))
    await clockOut(tx, person, now, { cash: null, notes: null, source: 'manager', confirmsPending: true });
  return (await handOverChats(tx, caller, now, { from: id, to: null })).events;
}
