import type { DraftPlace } from '@tilldesk/domain/shop';
import { session } from '../session/session.ts';
import { tabStorage, type KeyValueStorage } from '../browser/storage.ts';

/** What was written, and when. */
export type Written = { content: unknown; savedAt: string };

const NAME = 'unsent';

/** What the server has not heard of yet, in this tab's memory: it outlives a 401, a crash and an inactivity sign-out. */
export const unsent = createUnsent(tabStorage, () => {
  const { user } = session.current() ?? {};
  return user ? `${user.id} ${user.store}` : null;
});

export type Unsent = {
  read: (place: DraftPlace) => Written | null;
  write: (place: DraftPlace, written: Written) => void;
  drop: (place: DraftPlace) => void;
  /** Drops everything that somebody else wrote here. */
  dropOtherUsers: () => void;
};

type StoredDrafts = { who: string; places: Record<string, Written> };

/**
 * Makes the memory of a tab. `whose` names the person and the store of now; what another one wrote is neither shown nor
 * kept on.
 */
export function createUnsent(storage: KeyValueStorage, currentUser: () => string | null): Unsent {
  const own = (): StoredDrafts | null => {
    const who = currentUser();
    if (who === null) return null;
    const saved = parsed(storage.read(NAME));
    return saved?.who === who ? saved : { who, places: {} };
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

// What lies in a browser may be of an older version of the app.
function parsed(text: string | null): StoredDrafts | null {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    return typeof saved === 'object' && saved !== null && 'who' in saved && 'places' in saved
      ? (saved as StoredDrafts)
      : null;
  } catch {
    return null;
  }
}
