import { Problem, type FieldProblem } from '@tilldesk/domain/problems';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the fields in which two versions of a record differ, with their values before and after; null if none differ.
 */
export function differing(before: Fields, after: Fields): { before: Fields; after: Fields } | null {
  const keys = Object.keys(after).filter((key) => !isSame(before[key], after[key]));
  if (keys.length === 0) return null;
  const pick = (of: Fields) => Object.fromEntries(keys.map((key) => [key, of[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/**
 * Returns the problem for a change of an outdated version: for each field that differs from the sent value, its current
 * value.
 */
export function changedMeanwhile(current: Fields, sent: Fields): Problem {
  const { message } = new Problem('record.changed');
  const fields: Record<string, FieldProblem> = {};
  for (const key of Object.keys(sent)) {
    if (isSame(current[key], sent[key])) continue;
    fields[key] = { code: 'record.changed', message, params: { now: displayValue(current[key]) } };
  }
  return new Problem('record.changed', undefined, fields);
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const displayValue = (value: unknown): string | number =>
  typeof value === 'number' || typeof value === 'string'
    ? value
    : value == null
      ? ''
      : Array.isArray(value) && value.every((one) => typeof one !== 'object')
        ? value.join(', ')
        : JSON.stringify(value);
