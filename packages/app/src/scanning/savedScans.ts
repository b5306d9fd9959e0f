import { session } from '../session/session.ts';
import { browserStorage } from '../browser/storage.ts';

type StoredScans<S> = { who: string; scans: S[] };

const who = (): string => {
  const { user } = session.current() ?? {};
  return user ? `${user.id} ${user.store}` : '';
};

/** Scans of a person that the server has not answered yet, by the record that they are of. */
export type SavedScans<S> = {
  read: (recordId: string) => readonly S[];
  write: (recordId: string, scans: readonly S[]) => void;
};

/**
 * Keeps scans of one kind of record in this browser: they outlive the page, the sign-out and the browser, and go once the
 * same person opens the record again here.
 */
export function createSavedScans<S>(kind: string): SavedScans<S> {
  const nameOf = (recordId: string) => `${kind}.${recordId}`;
  const read = (recordId: string): readonly S[] => {
    const saved = parsed<S>(browserStorage.read(nameOf(recordId)));
    return saved?.who === who() ? saved.scans : [];
  };
  return {
    read,
    write(recordId, scans) {
      if (scans.length > 0) browserStorage.write(nameOf(recordId), JSON.stringify({ who: who(), scans }));
      // What another person left here is theirs.
      else if (read(recordId).length > 0) browserStorage.drop(nameOf(recordId));
    },
  };
}

// What lies in a browser may be of an older version of the app.
function parsed<S>(text: string | null): StoredScans<S> | null {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    return typeof saved === 'object' &&
      saved !== null &&
      'who' in saved &&
      'scans' in saved &&
      Array.isArray(saved.scans)
      ? (saved as StoredScans<S>)
      : null;
  } catch {
    return null;
  }
}
