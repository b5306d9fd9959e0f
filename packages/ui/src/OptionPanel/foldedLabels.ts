import type { Option } from './option.ts';

const known = new WeakMap<readonly Option[], string[]>();
/** Parts labels that are folded together; whoever has it in a label is folded alone. */
const BETWEEN = '\0';

/** Takes case and accents away. */
export function fold(text: string) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Folds many texts as one, which is several times faster than one by one. */
function foldAll(texts: readonly string[]) {
  const folded = fold(texts.join(BETWEEN)).split(BETWEEN);
  return folded.length === texts.length ? folded : texts.map(fold);
}

/** Tells what of each option is searched: its label, folded, and its hint on a second line. Worked out once per list. */
export function foldedLabels(options: readonly Option[], more = options.length): readonly string[] {
  const lines = known.get(options) ?? [];
  known.set(options, lines);
  const next = options.slice(lines.length, lines.length + more);
  for (const line of foldAll(next.map(({ label, hint = '' }) => `${label}\n${hint}`))) lines.push(line);
  return lines;
}

/** Lists shorter than this are folded on the first key. */
const LONG = 1000;
const AT_ONCE = 5000;

/** Folds a long list piece by piece while the browser has nothing to do, so that the first key need not wait; answers how to stop. */
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
