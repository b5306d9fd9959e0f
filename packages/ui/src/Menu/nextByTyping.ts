/**
 * Returns the index of the entry that typing selects: the next one from `from` whose label starts with `typed`. Repeating one
 * letter cycles through the entries of that letter. Returns -1 when none matches.
 */
export function nextByTyping(labels: readonly string[], from: number, typed: string): number {
  const text = typed.toLocaleLowerCase();
  const repeated = text.length > 1 && [...text].every((letter) => letter === text[0]);
  const prefix = repeated ? text.slice(0, 1) : text;
  // A longer text may still match the current entry; a single letter always moves on.
  const start = prefix.length === 1 ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(prefix)) return index;
  }
  return -1;
}
