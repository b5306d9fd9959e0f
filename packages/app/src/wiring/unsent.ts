import type { DraftPlace } from '@tilldesk/domain/shop';
import { session } from './session.ts';
import { tabKeep, type Keep } from './storage.ts';

/** What was written, and when. */
export type Written = { content: unknown; savedAt: string };

const NAME = 'unsent';

/** What the server has not heard of yet, in this tab's memory: it outlives a 401, a crash and an inactivity sign-out. */
export const unsent = createUnsent(tabKeep, () => {
  const { user } = session.current() ?? {};
  return user ? `${user.id} ${user.store}` : null;
});

export type Unsent = {
  read: (place: DraftPlace) => Written | null;
  write: (place: DraftPlace, written: Written) => void;
  drop: (place: DraftPlace) => void;
  /** Drops everything that somebody else wrote here. */
  forgetOthers: () => void;
};

type Kept = { who: string; places: Record<string, Written> };

/**
 * Makes the memory of a tab. `whose` names the person and the store of now; what another one wrote is neither shown nor
 * kept on.
 */
export function createUnsent(keep: Keep, whose: () => string | null): Unsent {
  const own = (): Kept | null => {
    const who = whose();
    if (who === null) return null;
    const kept = parsed(keep.read(NAME));
    return kept?.who === who ? kept : { who, places: {} };
  };
  const save = (kept: Kept) => {
    if (Object.keys(kept.places).length === 0) keep.drop(NAME);
    else keep.write(NAME, JSON.stringify(kept));
  };
  return {
    read: (place) => own()?.places[keyOf(place)] ?? null,
    write(place, written) {
      const kept = own();
      if (kept) save({ ...kept, places: { ...kept.places, [keyOf(place)]: written } });
    },
    drop(place) {
      const kept = own();
      if (!kept) return;
      const { [keyOf(place)]: _, ...places } = kept.places;
      save({ ...kept, places });
    },
    forgetOthers() {
      const kept = own();
      if (kept) save(kept);
    },
  };
}

const keyOf = ({ route, record }: DraftPlace): string => `${route} ${record}`;

// What lies in a browser may be of an older version of the app.
function parsed(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'who' in kept && 'places' in kept ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
