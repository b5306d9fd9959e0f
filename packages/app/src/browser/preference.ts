import { browserStorage, onOtherTab, type KeyValueStorage } from './storage.ts';

/** A choice stored in this browser and synchronized across its tabs. */
export type Preference<T extends string> = {
  current: () => T | null;
  choose: (value: T) => void;
  forget: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** Creates a preference. A stored value that is not in `values` counts as no choice. */
export function preference<T extends string>(
  name: string,
  values: readonly T[],
  storage: KeyValueStorage = browserStorage,
): Preference<T> {
  const listeners = new Set<() => void>();
  const read = () => values.find((value) => value === storage.read(name)) ?? null;
  let current = read();
  const reread = () => {
    current = read();
    for (const listener of listeners) listener();
  };
  onOtherTab((changed) => {
    if (changed === name || changed === '') reread();
  });
  return {
    current: () => current,
    choose(value) {
      storage.write(name, value);
      reread();
    },
    forget() {
      storage.drop(name);
      reread();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Light, dark or as the device; survives signing out. */
export const theme = preference('theme', ['system', 'light', 'dark']);

/** The chosen language; cleared when the session ends (spec §4). */
export const chosenLanguage = preference('language', ['en', 'es']);
