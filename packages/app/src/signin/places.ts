import { createSharedState, type SharedState } from '../browser/sharedState.ts';

/** The pages of the sign-in entry; the server returns the sign-in document for them. */
export const entryPaths = ['/signin', '/validation-code', '/forgot-password', '/reset-password'] as const;
export type EntryPath = (typeof entryPaths)[number];

/** The current page of the entry; `hash` includes its `#`. */
export type Place = { path: EntryPath; search: string; hash: string };

export type Places = Omit<SharedState<Place>, 'set'> & {
  /** Returns the address of a page, including the page to return to after sign-in. */
  addressOf: (path: EntryPath) => string;
  /** Navigates to a page; `replace` adds no history entry. */
  navigateTo: (path: EntryPath, how?: 'push' | 'replace') => void;
  /** Applies an address from the browser, as after its back button. */
  follow: (address: string) => void;
};

/** Creates the routing between the sign-in pages, which are too few to need a router; `write` updates the browser's address. */
export function createPlaces(
  address: string,
  write: (address: string, how: 'push' | 'replace') => void = () => {},
): Places {
  const { set, ...place } = createSharedState(placeAt(address));
  const addressOf = (path: EntryPath) => {
    const from = new URLSearchParams(place.current().search).get('from');
    return from === null ? path : `${path}?from=${encodeURIComponent(from)}`;
  };
  return {
    ...place,
    addressOf,
    navigateTo(path, how = 'push') {
      const next = addressOf(path);
      write(next, how);
      set(placeAt(next));
    },
    follow: (next) => set(placeAt(next)),
  };
}

function placeAt(address: string): Place {
  const { pathname, search, hash } = new URL(address, 'http://tilldesk.invalid');
  return { path: entryPaths.find((path) => path === pathname) ?? '/signin', search, hash };
}
