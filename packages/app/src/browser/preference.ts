import type { SharedState } from './sharedState.ts';
import { createStoredValue } from './storedValue.ts';

/** Creates a saved choice. A stored text that is not in `values` counts as no choice. */
export const preference = <T extends string>(name: string, values: readonly T[]): SharedState<T | null> =>
  createStoredValue(
    () => name,
    (text) => values.find((value) => value === text) ?? null,
  );

/** Light, dark or as the device; survives signing out. */
export const theme = preference('theme', ['system', 'light', 'dark']);

/** The chosen language; cleared when the session ends (spec §4). */
export const chosenLanguage = preference('language', ['en', 'es']);
