import type { StoreTransaction } from '@tilldesk/domain/stores';
import { session } from '../../session/session.ts';
import { browserStorage } from '../../browser/storage.ts';
import { isOpen } from '../../session/useSession.ts';

/**
 * Replaces the transaction settings that this browser stores with the session. The screens use these; the server checks its own
 * settings anyway. Returns whether the browser stored them (spec §8).
 */
export function saveTransactionSettings(transaction: StoreTransaction): boolean {
  const current = session.current();
  if (!isOpen(current)) return false;
  session.setStore({ ...current.store, transaction });
  return browserStorage.read('session') === JSON.stringify(session.current());
}
