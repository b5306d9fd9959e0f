import { TEXT_MAX } from '../fields/fields.ts';

/**
 * Parses a category path of a cell, main category first: 'Accessories > Cases' has two levels. Null if invalid: more than two
 * levels, an empty one, or a name that is too long.
 */
export function categoryPath(text: string): readonly [main: string, sub?: string] | null {
  const [main = '', sub, ...deeper] = text.split(/[>›»]/).map((part) => part.trim());
  const isName = (part: string) => part !== '' && part.length <= TEXT_MAX;
  if (deeper.length > 0 || !isName(main)) return null;
  if (sub === undefined) return [main];
  return isName(sub) ? [main, sub] : null;
}
