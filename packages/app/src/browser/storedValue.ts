import { browserStorage, onOtherTab } from './storage.ts';
import { createEmitter, type SharedState } from './sharedState.ts';

/**
 * Creates a shared value that is saved in this browser and synchronized across its tabs; null when none is stored. `name`
 * returns null while the value does not exist. `parse` returns null for a text that is invalid or of another version of the app.
 */
export function createStoredValue<T>(
  name: () => string | null,
  parse: (text: string) => T | null,
  format: (value: T) => string = String,
): SharedState<T | null> {
  const { emit, subscribe } = createEmitter();
  let cached: { text: string | null; value: T | null } = { text: null, value: null };
  onOtherTab((changed) => {
    if (changed === name() || changed === '') emit();
  });
  return {
    current() {
      const key = name();
      const text = key === null ? null : browserStorage.read(key);
      if (text !== cached.text) cached = { text, value: text === null ? null : parse(text) };
      return cached.value;
    },
    set(value) {
      const key = name();
      if (key === null) return;
      if (value === null) browserStorage.drop(key);
      else browserStorage.write(key, format(value));
      emit();
    },
    subscribe,
  };
}
