'use client';
import { useMemo } from 'react';
import type { Option } from '../OptionPanel/option.ts';
import { chosenOf } from './chosenOf.ts';

/** Returns the selected options, including newly created ones, without searching a long list on every render. */
export function useChosen(options: readonly Option[], created: readonly Option[], ids: readonly string[]) {
  return useMemo(
    () => chosenOf(created.length === 0 ? options : [...created, ...options], ids),
    [options, created, ids],
  );
}
