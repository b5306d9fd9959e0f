/** Shortens a person's name to at most two capitals: of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')].slice(0, 1).join('').toLocaleUpperCase()).join('');
}
