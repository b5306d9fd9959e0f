import type { Permission } from '@tilldesk/domain/rights';
import type { OwnSession, Store, User } from '@tilldesk/domain/shop';
import { browserStorage, onOtherTab, type KeyValueStorage } from '../browser/storage.ts';

/** What sign-in gives: enough to open doors. */
export type Started = { token: string; user: User; permissions: readonly Permission[]; screenTimeout: number };

/** A session as it is kept: store and limits come with the server's first word on it. */
export type Session = Started & { store: Store | null; limits: OwnSession['limits'] | null } & Proofs;

/** What the person proved again in this session; gone with it. */
export type Proofs = {
  /** The access PIN: mirrors what the server knows. */
  pinGranted: boolean;
  /** An administrator's e-mail and access PIN (spec §6). */
  verified: boolean;
};

/** Why a session ended; `elsewhere` is another tab. */
export type Ending = 'expired' | 'signedOut' | 'signOutFailed' | 'inactive' | 'elsewhere';

export type SessionStore = {
  current: () => Session | null;
  begin: (started: Started) => void;
  /** Takes the server's own word: rights, store and limits as they are now. */
  confirm: (own: OwnSession) => void;
  /** Takes the store as it was changed here; the server's next word brings it too. */
  setStore: (store: Store) => void;
  /** Notes what the person just proved. */
  prove: (proof: Partial<Proofs>) => void;
  end: (ending: Ending) => void;
  subscribe: (listener: () => void) => () => void;
  onEnd: (listener: (ending: Ending) => void) => () => void;
};

const NAME = 'session';
/** Tells the other tabs that nobody touched any of them: they say so too. */
const ENDING = 'session-ending';

/** The one session of this browser; every tab follows the others. */
export const session = createSession(browserStorage, onOtherTab);

/** Makes a session store over what keeps it; `follow` tells which name another tab changed. */
export function createSession(
  storage: KeyValueStorage,
  follow: (listener: (name: string) => void) => unknown,
): SessionStore {
  const listeners = new Set<() => void>();
  const endListeners = new Set<(ending: Ending) => void>();
  let current = read(storage);

  const become = (next: Session | null) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const ended = (ending: Ending) => {
    if (current === null) return;
    become(null);
    for (const listener of endListeners) listener(ending);
  };
  const save = (next: Session) => {
    storage.write(NAME, JSON.stringify(next));
    become(next);
  };

  follow((name) => {
    if (name !== NAME && name !== '') return;
    const next = read(storage);
    // At the sign-in nobody is here yet: another tab may let the person in.
    const isSame = current === null || (next?.user.id === current.user.id && next.user.store === current.user.store);
    if (next === null || !isSame) {
      ended(next === null && storage.read(ENDING) === 'inactive' ? 'inactive' : 'elsewhere');
    } else become(next);
  });

  return {
    current: () => current,
    begin(started) {
      storage.drop(ENDING);
      save({ ...started, store: null, limits: null, pinGranted: false, verified: false });
    },
    confirm({ user, permissions, screenTimeout, store, limits, pinGranted }) {
      if (current === null) return;
      const { token, verified } = current;
      const proofs = { pinGranted: pinGranted || current.pinGranted, verified };
      // An answer may have been on its way when the PIN was given; that it is needed again, `pin.required` says.
      const next = { token, user, permissions, screenTimeout, store, limits, ...proofs };
      if (JSON.stringify(next) !== JSON.stringify(current)) save(next);
    },
    setStore(store) {
      if (current !== null) save({ ...current, store });
    },
    prove(proof) {
      if (current !== null) save({ ...current, ...proof });
    },
    end(ending) {
      // What lies in the browser after another tab's change is not this tab's to drop.
      if (current === null) return;
      storage.write(ENDING, ending);
      storage.drop(NAME);
      ended(ending);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}

function read(storage: KeyValueStorage): Session | null {
  try {
    const saved: unknown = JSON.parse(storage.read(NAME) ?? 'null');
    return isSession(saved) ? saved : null;
  } catch {
    return null;
  }
}

// What lies in a browser may be of an older version of the app.
function isSession(saved: unknown): saved is Session {
  return typeof saved === 'object' && saved !== null && 'token' in saved && 'user' in saved && 'permissions' in saved;
}
