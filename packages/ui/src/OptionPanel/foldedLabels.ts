import type { Option } from './option.ts';

const known = new WeakMap<readonly Option[], string[]>();

/** Takes case and accents away. */
export function fold(text: string) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Tells what of each option is searched: its label, folded, and its hint on a second line. Worked out once per list. */
export function foldedLabels(options: readonly Option[], more = options.length): readonly string[] {
  const lines = known.get(options) ?? [];
  known.set(options, lines);
  const from = lines.length;
  for (const { label, hint = '' } of options.slice(from, from + more)) lines.push(fold(`${label}\n${hint}`));
  return lines;
}

/** Lists shorter than this are folded on the first key. */
const LONG = 1000;

/** Folds a long list piece by piece while the browser has nothing to do, so that the first key need not wait; answers how to stop. */
export function foldAhead(options: readonly Option[]): (() => void) | undefined {
  if (options.length < LONG || !('requestIdleCallback' in globalThis)) return;
  let ticket = requestIdleCallback(function foldSome() {
    if (foldedLabels(options, LONG).length < options.length) ticket = requestIdleCallback(foldSome);
  });
  return () => cancelIdleCallback(ticket);
}
