import { readManifestRows, type ManifestRowDraft } from '@tilldesk/domain/stock';
import { useMemo, useState } from 'react';
import { readManifestText, type ManifestLine } from './manifestText.ts';

/** A line that serials are listed for, and how many it may still name. */
export type SerialLine = ManifestLine & { openQuantity: number };

export type RowResult = ReturnType<typeof readManifestRows>[number];

/** A list of devices while it is typed: the text, the rows that it is read as, and what is told of them here. */
export function useSerials(lines: readonly SerialLine[]) {
  const [chosen, setLine] = useState('');
  const [text, setText] = useState('');
  const [accepted, setAccepted] = useState(false);
  const lineId = chosen || (lines[0]?.id ?? '');
  const pasted = useMemo(() => readManifestText(text, lines, lineId), [text, lines, lineId]);
  const here = useMemo(
    () => readManifestRows(pasted, new Map(lines.map(({ id, openQuantity }) => [id, openQuantity])), new Set()),
    [pasted, lines],
  );
  const rows = useMemo((): ManifestRowDraft[] => pasted.map(({ at: _, ...row }) => row), [pasted]);
  return { lines, lineId, setLine, text, setText, accepted, setAccepted, pasted, here, rows };
}

export type Serials = ReturnType<typeof useSerials>;

/** How many rows are doubtful, and how many cannot be kept. */
export function countErrors(results: readonly RowResult[]): { doubtful: number; bad: number } {
  const unusual = results.filter(({ result }) => result === 'doubtful').length;
  return { doubtful: unusual, bad: results.filter(({ result }) => result !== 'ok').length - unusual };
}
