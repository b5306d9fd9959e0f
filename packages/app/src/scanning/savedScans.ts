import { session } from '../session/session.ts';
import { browserStorage, parseJson } from '../browser/storage.ts';

type StoredScans<S> = { who: string; scans: S[] };

const who = (): string => {
  const { user } = session.current() ?? {};
  return user ? `${user.id} ${user.store}` : '';
};

/** A user's scans that the server has not confirmed yet, by record. */
export type SavedScans<S> = {
  read: (recordId: string) => readonly S[];
  write: (recordId: string, scans: readonly S[]) => void;
};

/**
 * Stores the scans of one record type in this browser. They survive leaving the page, signing out and closing the browser, and
 * are deleted once the same user opens the record here again.
 */
export function createSavedScans<S>(kind: string): SavedScans<S> {
  const nameOf = (recordId: string) => `${kind}.${recordId}`;
  const read = (recordId: string): readonly S[] => {
    const saved = parseJson(browserStorage.read(nameOf(recordId)));
    return isStored<S>(saved) && saved.who === who() ? saved.scans : [];
  };
  return {
    read,
    write(recordId, scans) {
      if (scans.length > 0) browserStorage.write(nameOf(recordId), JSON.stringify({ who: who(), scans }));
      // Scans of another user are not deleted.
      else if (read(recordId).length > 0) browserStorage.drop(nameOf(recordId));
    },
  };
}

const isStored = <S>(saved: unknown): saved is StoredScans<S> =>
  typeof saved === 'object' && saved !== null && 'who' in saved && 'scans' in saved && Array.isArray(saved.scans);
