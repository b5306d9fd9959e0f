import type { Option } from './option.ts';

const known = new WeakMap<readonly Option[], string[]>();
/** Separates labels that are folded together. A label that contains it is folded alone. */
const BETWEEN = '\0';

/** Removes case and accents. */
export function fold(text: string) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Folds many texts as one, which is several times faster than one by one. */
function foldAll(texts: readonly string[]) {
  const folded = fold(texts.join(BETWEEN)).split(BETWEEN);
  return folded.length === texts.length ? folded : texts.map(fold);
}

/** Returns the search text of each option: its folded label, and its hint on a second line. Computed once per list. */
export function foldedLabels(options: readonly Option[], more = options.length): readonly string[] {
  const lines = known.get(options) ?? [];
  known.set(options, lines);
  const next = options.slice(lines.length, lines.length + more);
  for (const line of foldAll(next.map(({ label, hint = '' }) => `${label}\n${hint}`))) lines.push(line);
  return lines;
}

/** Shorter lists are folded on the first key. */
const LONG = 1000;
const AT_ONCE = 5000;

/**
 * Folds a long list in parts while the browser is idle, so that the first key is not delayed. Returns a function that stops it.
 */
export function foldAhead(options: readonly Option[]): (() => void) | undefined {
  if (options.length < LONG || !('requestIdleCallback' in globalThis)) return;
  let ticket = requestIdleCallback(function foldSome(idle) {
    while (foldedLabels(options, AT_ONCE).length < options.length) {
      if (idle.timeRemaining() > 9) continue;
      ticket = requestIdleCallback(foldSome);
      return;
    }
  });
  return () => cancelIdleCallback(ticket);
}
