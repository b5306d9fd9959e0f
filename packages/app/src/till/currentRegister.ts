import { session } from '../session/session.ts';
import { browserStorage, onOtherTab } from '../browser/storage.ts';

const NAME = 'register.';
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

onOtherTab((name) => {
  if (name.startsWith(NAME) || name === '') notifyListeners();
});

const storageKey = (): string | null => {
  const store = session.current()?.user.store;
  return store === undefined ? null : NAME + store;
};

/**
 * The cash register of this browser, by store: selected once and retained after signing out, since it belongs to the workplace.
 */
export const currentRegister = {
  current(): string | null {
    const name = storageKey();
    return name === null ? null : browserStorage.read(name);
  },
  /** Selects a register; null clears the selection. */
  choose(id: string | null): void {
    const name = storageKey();
    if (name === null) return;
    if (id === null) browserStorage.drop(name);
    else browserStorage.write(name, id);
    notifyListeners();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = session.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};
