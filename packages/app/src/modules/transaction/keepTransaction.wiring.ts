import type { StoreTransaction } from '@tilldesk/domain/shop';
import { session } from '../../session/session.ts';
import { browserStorage } from '../../browser/storage.ts';
import { isOpen } from '../../session/useSession.ts';

/**
 * Puts the settings of the store in place of those that this browser keeps with the session: they are shown from there, and the
 * server looks at its own all the same. Answers whether the browser kept them (spec §8).
 */
export function saveTransactionSettings(transaction: StoreTransaction): boolean {
  const current = session.current();
  if (!isOpen(current)) return false;
  session.setStore({ ...current.store, transaction });
  return browserStorage.read('session') === JSON.stringify(session.current());
}
