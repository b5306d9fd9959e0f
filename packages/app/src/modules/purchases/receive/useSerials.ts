import { checkManifestRows, type ManifestRowDraft } from '@tilldesk/domain/purchases';
import { useMemo, useState } from 'react';
import { readManifestText, type ManifestLine } from './manifestText.ts';

/** A line that serials are listed for, and the number of pieces that it still allows. */
export type SerialLine = ManifestLine & { openQuantity: number };

export type RowResult = ReturnType<typeof checkManifestRows>[number];

/** A list of devices in progress: its text, the parsed rows, and the results of the local checks. */
export function useSerials(lines: readonly SerialLine[]) {
  const [chosen, setLine] = useState('');
  const [text, setText] = useState('');
  const [accepted, setAccepted] = useState(false);
  const lineId = chosen || (lines[0]?.id ?? '');
  const pasted = useMemo(() => readManifestText(text, lines, lineId), [text, lines, lineId]);
  const here = useMemo(
    () => checkManifestRows(pasted, new Map(lines.map(({ id, openQuantity }) => [id, openQuantity])), new Set()),
    [pasted, lines],
  );
  const rows = useMemo((): ManifestRowDraft[] => pasted.map(({ at: _, ...row }) => row), [pasted]);
  return { lines, lineId, setLine, text, setText, accepted, setAccepted, pasted, here, rows };
}

export type Serials = ReturnType<typeof useSerials>;

/** Counts the rows that are questionable and those that cannot be saved. */
export function countErrors(results: readonly RowResult[]): { invalidCheckDigit: number; bad: number } {
  const unusual = results.filter(({ result }) => result === 'invalidCheckDigit').length;
  return { invalidCheckDigit: unusual, bad: results.filter(({ result }) => result !== 'ok').length - unusual };
}
