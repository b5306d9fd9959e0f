import type { Option } from './option.ts';

/**
 * Keeps the options that hold every typed word in label or hint, whatever the case and the accents. Labels that begin with the
 * text come first; apart from that the given order stays.
 */
export function filterOptions(options: readonly Option[], text: string): readonly Option[] {
  const wanted = plain(text);
  if (wanted === '') return options;
  const words = wanted.split(/\s+/);
  const found = options.filter((option) => {
    const held = plain(`${option.label} ${option.hint ?? ''}`);
    return words.every((word) => held.includes(word));
  });
  const begins = (option: Option) => plain(option.label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

function plain(text: string) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
