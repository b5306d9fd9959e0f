import { fold, foldedLabels } from './foldedLabels.ts';
import type { Option } from './option.ts';

type Answer = {
  wanted: string;
  found: readonly Option[];
  /** Are places in the searched list, in its order. */
  at: readonly number[];
};
const lastAnswers = new WeakMap<readonly Option[], Answer>();

/**
 * Finds the options that hold every typed word in label or hint, whatever the case and the accents. Labels that begin with the
 * text come first; apart from that the given order stays. A text that goes on from the last one searches only what that found.
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
