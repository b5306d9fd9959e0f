import { fold, foldedLabels } from './foldedLabels.ts';
import type { Option } from './option.ts';

type Answer = {
  wanted: string;
  found: readonly Option[];
  /** Indexes in the searched list, in its order. */
  at: readonly number[];
};
const lastAnswers = new WeakMap<readonly Option[], Answer>();

/**
 * Returns the options that contain every typed word in label or hint, ignoring case and accents. Labels that start with the
 * text come first; otherwise the given order is kept. A text that extends the previous one searches only the previous results.
 */
export function findOptions(options: readonly Option[], text: string): readonly Option[] {
  const queryText = fold(text).trim();
  if (queryText === '') return options;
  const last = lastAnswers.get(options);
  if (last?.wanted === queryText) return last.found;
  const before = last !== undefined && queryText.startsWith(last.wanted) ? last.at : null;
  const lines = foldedLabels(options);
  const [word = '', ...others] = queryText.split(/\s+/);
  const at: number[] = [];
  const begin: Option[] = [];
  const containing: Option[] = [];
  for (let step = 0, count = (before ?? options).length; step < count; step++) {
    const index = before?.[step] ?? step;
    const option = options[index];
    const line = lines[index];
    if (!option || !line?.includes(word) || !others.every((other) => line.includes(other))) continue;
    at.push(index);
    (line.startsWith(queryText) ? begin : containing).push(option);
  }
  const found = begin.concat(containing);
  lastAnswers.set(options, { wanted: queryText, found, at });
  return found;
}
