import { blank, rule, texts, type PaperLine } from './paperLines.ts';
import { pair, wrap } from './paperText.ts';
import type { ReportSheet } from './sheets.ts';

/** Lays out a report in lines of `columns` characters; the count of each kind follows its name. */
export function reportLines({ title, from, facts, rows, sums, notes }: ReportSheet, columns: number): PaperLine[] {
  return [
    ...texts(wrap(title, Math.floor(columns / 2)), { center: true, bold: true, large: true }),
    ...[from.name, ...from.lines].flatMap((text) => texts(wrap(text, columns), { center: true })),
    blank,
    ...facts.flatMap(({ label, value }) => texts(pair(label, value, columns))),
    rule,
    ...rows.flatMap(({ what, count, sum }) => texts(pair(`${what} (${count})`, sum, columns))),
    rule,
    ...sums.flatMap(({ label, value, total }) => texts(pair(label, value, columns), total ? { bold: true } : {})),
    ...(notes.length === 0 ? [] : [rule]),
    ...texts(notes.flatMap((text) => wrap(text, columns))),
  ];
}
