/** The pages of the sign-in entry, as the server answers them with its document. */
export const entryPaths = ['/signin', '/validation-code', '/forgot-password', '/reset-password'] as const;
export type EntryPath = (typeof entryPaths)[number];

/** Where the person is in the entry; `hash` bears its `#`. */
export type Place = { path: EntryPath; search: string; hash: string };

export type Places = {
  current: () => Place;
  /** The address of a page; where the person came from goes along. */
  addressOf: (path: EntryPath) => string;
  /** Goes to a page; `replace` leaves no way back. */
  navigateTo: (path: EntryPath, how?: 'push' | 'replace') => void;
  /** Takes what the browser says, as after its back button. */
  follow: (address: string) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Makes the way through the entry's few pages, small enough to need no router; `write` tells the browser. */
export function createPlaces(
  address: string,
  write: (address: string, how: 'push' | 'replace') => void = () => {},
): Places {
  const listeners = new Set<() => void>();
  let current = placeAt(address);
  const become = (next: Place) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const addressOf = (path: EntryPath) => {
    const from = new URLSearchParams(current.search).get('from');
    return from === null ? path : `${path}?from=${encodeURIComponent(from)}`;
  };
  return {
    current: () => current,
    addressOf,
    navigateTo(path, how = 'push') {
      const next = addressOf(path);
      write(next, how);
      become(placeAt(next));
    },
    follow: (next) => become(placeAt(next)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function placeAt(address: string): Place {
  const { pathname, search, hash } = new URL(address, 'http://tilldesk.invalid');
  return { path: entryPaths.find((path) => path === pathname) ?? '/signin', search, hash };
}
