import patterns from './patterns.json' with { type: 'json' };

const START_B = 104;
const START_C = 105;
const TO_B = 100;
const TO_C = 99;
const STOP = 106;

/**
 * Encodes printable ASCII as Code 128 (ISO/IEC 15417): pairs of digits as one symbol, everything else in set B. Returns the
 * symbol values from start to stop, with the check symbol before the last; null for other characters or an empty text.
 */
export function code128(text: string): number[] | null {
  if (!/^[ -~]+$/.test(text)) return null;
  let inPairs = /^(\d{4}|\d\d$)/.test(text);
  const symbols = [inPairs ? START_C : START_B];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    // Changing sets costs a symbol, so it must save at least one: four digits at the end, six before more text.
    const run = /^(\d{6,}|\d{4,}$)/.exec(rest)?.[0] ?? '';
    if (inPairs && /^\d\d/.test(rest)) {
      symbols.push(Number(rest.slice(0, 2)));
      at += 2;
    } else if (inPairs) {
      symbols.push(TO_B);
      inPairs = false;
    } else if (run !== '' && run.length % 2 === 0) {
      symbols.push(TO_C);
      inPairs = true;
    } else {
      symbols.push(rest.charCodeAt(0) - 32);
      at += 1;
    }
  }
  const sum = symbols.reduce((total, symbol, place) => total + symbol * Math.max(1, place), 0);
  return [...symbols, sum % 103, STOP];
}

/** Returns the widths of the symbols in modules, alternating bar and space, starting with a bar. */
export function widthsOf(symbols: readonly number[]): number[] {
  return symbols.flatMap((symbol) => [...(patterns[symbol] ?? '')].map(Number));
}
