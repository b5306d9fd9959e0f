import { useState } from 'react';
import { browserStorage } from '../../browser/storage.ts';
import type { ListColumn } from './ListColumn.ts';

/**
 * Returns the columns of a list that this browser shows and their order; the first column when none of the stored ones exists.
 */
export function useColumnChoice<R>(list: string, columns: readonly ListColumn<R>[]) {
  const name = `columns.${list}`;
  const [saved, setSavedChoice] = useState(() => readChoice(browserStorage.read(name)));
  const shown = saved
    ? saved.flatMap((id) => columns.filter((column) => column.id === id))
    : columns.filter(({ hidden }) => !hidden);
  return {
    shown: shown.length === 0 ? columns.slice(0, 1) : shown,
    choose(ids: readonly string[]) {
      browserStorage.write(name, JSON.stringify(ids));
      setSavedChoice(ids);
    },
  };
}

function readChoice(saved: string | null): readonly string[] | null {
  try {
    const ids: unknown = JSON.parse(saved ?? 'null');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}
