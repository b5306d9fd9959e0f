import { useState } from 'react';
import { browserKeep } from '../../wiring/storage.ts';
import type { ListColumn } from './ListColumn.ts';

/** Which columns of a list this browser shows, in which order; the first one where none that it kept is left. */
export function useColumnChoice<R>(list: string, columns: readonly ListColumn<R>[]) {
  const name = `columns.${list}`;
  const [kept, setKept] = useState(() => readChoice(browserKeep.read(name)));
  const shown = kept
    ? kept.flatMap((id) => columns.filter((column) => column.id === id))
    : columns.filter(({ hidden }) => !hidden);
  return {
    shown: shown.length === 0 ? columns.slice(0, 1) : shown,
    choose(ids: readonly string[]) {
      browserKeep.write(name, JSON.stringify(ids));
      setKept(ids);
    },
  };
}

function readChoice(kept: string | null): readonly string[] | null {
  try {
    const ids: unknown = JSON.parse(kept ?? 'null');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}
