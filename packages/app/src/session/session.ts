import type { Permission } from '@tilldesk/domain/rights';
import type { OwnSession } from '@tilldesk/domain/session';
import type { User } from '@tilldesk/domain/signin';
import type { Store } from '@tilldesk/domain/stores';
import { browserStorage, onOtherTab, parseJson, type KeyValueStorage } from '../browser/storage.ts';
import { currentPreview, onSessionEnd, sessionOfPreview } from './preview.ts';
import { createEmitter, createSharedState, type SharedState } from '../browser/sharedState.ts';

/** The result of sign-in: enough to start the session. */
export type Started = { token: string; user: User; permissions: readonly Permission[]; screenTimeout: number };

/** A stored session: store and limits follow with the server's first response. */
export type Session = Started & { store: Store | null; limits: OwnSession['limits'] | null } & Proofs;

/** Proofs that the user gave in this session; cleared with it. */
export type Proofs = {
  /** The access PIN; mirrors the server's state. */
  pinGranted: boolean;
  /** An administrator's email and access PIN (spec §6). */
  verified: boolean;
};

/** Why a session ended; `elsewhere` is another tab. */
export type Ending = 'expired' | 'signedOut' | 'signOutFailed' | 'inactive' | 'elsewhere';

export type SessionStore = Omit<SharedState<Session | null>, 'set'> & {
  begin: (started: Started) => void;
  /** Applies the server's state: current rights, store and limits. */
  confirm: (own: OwnSession) => void;
  /** Applies a store that was changed here; the server's next response contains it too. */
  setStore: (store: Store) => void;
  /** Records a proof that the user gave. */
  prove: (proof: Partial<Proofs>) => void;
  end: (ending: Ending) => void;
  onEnd: (listener: (ending: Ending) => void) => () => void;
};

const NAME = 'session';
/** Lets the other tabs know that the session ended for inactivity, so that they show the same reason. */
const ENDING = 'session-ending';

/** The one session of this browser, synchronized across tabs. */
export const session =
  currentPreview() === null ? createSession(browserStorage, onOtherTab) : createSession(sessionOfPreview, onSessionEnd);

/** Creates a session store on a storage; `follow` reports the names that another tab changed. */
export function createSession(
  storage: KeyValueStorage,
  follow: (listener: (name: string) => void) => unknown,
): SessionStore {
  const { set, ...state } = createSharedState(read(storage));
  const endings = createEmitter<Ending>();

  const ended = (ending: Ending) => {
    if (state.current() === null) return;
    set(null);
    endings.emit(ending);
  };
  const save = (next: Session) => {
    storage.write(NAME, JSON.stringify(next));
    set(next);
  };

  follow((name) => {
    if (name !== NAME && name !== '') return;
    const current = state.current();
    const next = read(storage);
    // On the sign-in page there is no user yet: another tab may sign in.
    const isSame = current === null || (next?.user.id === current.user.id && next.user.store === current.user.store);
    if (next === null || !isSame) {
      ended(next === null && storage.read(ENDING) === 'inactive' ? 'inactive' : 'elsewhere');
    } else set(next);
  });

  return {
    ...state,
    begin(started) {
      storage.drop(ENDING);
      save({ ...started, store: null, limits: null, pinGranted: false, verified: false });
    },
    confirm({ user, permissions, screenTimeout, store, limits, pinGranted }) {
      const current = state.current();
      if (current === null) return;
      const { token, verified } = current;
      const proofs = { pinGranted: pinGranted || current.pinGranted, verified };
      // The response may have been sent before the PIN was given. The server reports with `pin.required` when the PIN is needed
      // again.
      const next = { token, user, permissions, screenTimeout, store, limits, ...proofs };
      if (JSON.stringify(next) !== JSON.stringify(current)) save(next);
    },
    setStore(store) {
      const current = state.current();
      if (current !== null) save({ ...current, store });
    },
    prove(proof) {
      const current = state.current();
      if (current !== null) save({ ...current, ...proof });
    },
    end(ending) {
      // After another tab's change, the stored session is not this tab's to delete.
      if (state.current() === null) return;
      storage.write(ENDING, ending);
      storage.drop(NAME);
      ended(ending);
    },
    onEnd: endings.subscribe,
  };
}

function read(storage: KeyValueStorage): Session | null {
  const saved = parseJson(storage.read(NAME));
  return isSession(saved) ? saved : null;
}

function isSession(saved: unknown): saved is Session {
  return typeof saved === 'object' && saved !== null && 'token' in saved && 'user' in saved && 'permissions' in saved;
}
