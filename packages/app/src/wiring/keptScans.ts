import { session } from './session.ts';
import { browserKeep } from './storage.ts';

type Kept<S> = { who: string; scans: S[] };

const who = (): string => {
  const { user } = session.current() ?? {};
  return user ? `${user.id} ${user.store}` : '';
};

/** Scans of a person that the server has not answered yet, by the record that they are of. */
export type KeptScans<S> = {
  read: (recordId: string) => readonly S[];
  write: (recordId: string, scans: readonly S[]) => void;
};

/**
 * Keeps scans of one kind of record in this browser: they outlive the page, the sign-out and the browser, and go once the
 * same person opens the record again here.
 */
export function keptScans<S>(kind: string): KeptScans<S> {
  const nameOf = (recordId: string) => `${kind}.${recordId}`;
  const read = (recordId: string): readonly S[] => {
    const kept = parsed<S>(browserKeep.read(nameOf(recordId)));
    return kept?.who === who() ? kept.scans : [];
  };
  return {
    read,
    write(recordId, scans) {
      if (scans.length > 0) browserKeep.write(nameOf(recordId), JSON.stringify({ who: who(), scans }));
      // What another person left here is theirs.
      else if (read(recordId).length > 0) browserKeep.drop(nameOf(recordId));
    },
  };
}

// What lies in a browser may be of an older version of the app.
function parsed<S>(text: string | null): Kept<S> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'who' in kept && 'scans' in kept && Array.isArray(kept.scans)
      ? (kept as Kept<S>)
      : null;
  } catch {
    return null;
  }
}
