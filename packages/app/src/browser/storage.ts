/** Named values stored in the browser. A browser that stores nothing (private windows, quotas) causes no error. */
export type KeyValueStorage = {
  read: (name: string) => string | null;
  write: (name: string, value: string) => void;
  drop: (name: string) => void;
};

const prefix = 'tilldesk.';

/** Storage that lasts until it is cleared and is shared by all tabs. */
export const browserStorage = storageIn(() => localStorage);

/** Storage that lasts as long as the tab. */
export const tabStorage = storageIn(() => sessionStorage);

/** Storage like `browserStorage`, for a component that manages its own full names. */
export const unprefixedStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (name) => attempt(() => localStorage.getItem(name)),
  setItem: (name, value) => void attempt(() => localStorage.setItem(name, value)),
  removeItem: (name) => void attempt(() => localStorage.removeItem(name)),
};

/** Parses stored JSON, which may be of an older version of the app. Returns null when there is none or it is invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Reports the names of values that another tab saved or deleted. Returns a function that unsubscribes. */
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
