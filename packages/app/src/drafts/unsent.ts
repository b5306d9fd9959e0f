import type { DraftPlace } from '@tilldesk/domain/drafts';
import { session } from '../session/session.ts';
import { parseJson, tabStorage, type KeyValueStorage } from '../browser/storage.ts';

/** The written content and its time. */
export type Written = { content: unknown; savedAt: string };

const NAME = 'unsent';

/** Drafts that the server has not received yet, in this tab's storage: they survive a 401, a crash and an inactivity sign-out. */
export const unsent = createUnsent(tabStorage, () => {
  const { user } = session.current() ?? {};
  return user ? `${user.id} ${user.store}` : null;
});

export type Unsent = {
  read: (place: DraftPlace) => Written | null;
  write: (place: DraftPlace, written: Written) => void;
  drop: (place: DraftPlace) => void;
  /** Deletes all drafts of other users in this tab. */
  dropOtherUsers: () => void;
};

type StoredDrafts = { who: string; places: Record<string, Written> };

/**
 * Creates the draft storage of a tab. `currentUser` identifies the current user and store; drafts of another user are not
 * returned and are deleted.
 */
export function createUnsent(storage: KeyValueStorage, currentUser: () => string | null): Unsent {
  const own = (): StoredDrafts | null => {
    const who = currentUser();
    if (who === null) return null;
    const saved = parseJson(storage.read(NAME));
    return isStored(saved) && saved.who === who ? saved : { who, places: {} };
  };
  const save = (saved: StoredDrafts) => {
    if (Object.keys(saved.places).length === 0) storage.drop(NAME);
    else storage.write(NAME, JSON.stringify(saved));
  };
  return {
    read: (place) => own()?.places[keyOf(place)] ?? null,
    write(place, written) {
      const saved = own();
      if (saved) save({ ...saved, places: { ...saved.places, [keyOf(place)]: written } });
    },
    drop(place) {
      const saved = own();
      if (!saved) return;
      const { [keyOf(place)]: _, ...places } = saved.places;
      save({ ...saved, places });
    },
    dropOtherUsers() {
      const saved = own();
      if (saved) save(saved);
    },
  };
}

const keyOf = ({ route, record }: DraftPlace): string => `${route} ${record}`;

const isStored = (saved: unknown): saved is StoredDrafts =>
  typeof saved === 'object' && saved !== null && 'who' in saved && 'places' in saved;
