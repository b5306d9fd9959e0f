/** What is kept in the browser, by name; a browser that keeps nothing (private windows, quotas) is no failure. */
export type KeyValueStorage = {
  read: (name: string) => string | null;
  write: (name: string, value: string) => void;
  drop: (name: string) => void;
};

const prefix = 'tilldesk.';

/** Kept until it is dropped, seen by every tab. */
export const browserStorage = storageIn(() => localStorage);

/** Kept as long as the tab lives. */
export const tabStorage = storageIn(() => sessionStorage);

/** Kept like `browserKeep`, for a part that names by itself what it keeps. */
export const unprefixedStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (name) => attempt(() => localStorage.getItem(name)),
  setItem: (name, value) => void attempt(() => localStorage.setItem(name, value)),
  removeItem: (name) => void attempt(() => localStorage.removeItem(name)),
};

/** Tells what another tab wrote or dropped, by name. Answers a function that stops listening. */
export function onOtherTab(listener: (name: string) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === null) listener('');
    else if (event.key.startsWith(prefix)) listener(event.key.slice(prefix.length));
  };
  // Node, where tests run, has no window to listen to.
  globalThis.addEventListener?.('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}

function storageIn(storage: () => Storage): KeyValueStorage {
  return {
    read: (name) => attempt(() => storage().getItem(prefix + name)),
    write: (name, value) => void attempt(() => storage().setItem(prefix + name, value)),
    drop: (name) => void attempt(() => storage().removeItem(prefix + name)),
  };
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
