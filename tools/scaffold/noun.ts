import { singular, spell, type Spellings } from './spellings.ts';

/** The entity of a new module: plural and singular, its right, and its Spanish name. */
export type Entity = { many: Spellings; one: Spellings; rights: string; spanish: { many: string; one: string } };

/** User input: `name` in kebab-case and plural; omitted values are derived from it. */
export type Answers = { name: string; rights?: string; spanish?: string; spanishOne?: string };

export function entityOf({ name, rights, spanish, spanishOne }: Answers): Entity {
  const [many, one] = [spell(name), spell(singular(name))];
  return {
    many,
    one,
    rights: rights || 'Product',
    spanish: { many: spanish || many.words, one: spanishOne || one.words },
  };
}

/** The entity of the example. */
export const example = { many: spell('customers'), one: spell('customer'), rights: 'Customer' };

/** The kind of a quoted text, which determines its spelling. */
export type Place = 'tables' | 'contract' | 'other';

/** The text of the example with the names of another entity: identifiers, file names, paths, columns, messages, rights. */
export function rewriteExampleFor(entity: Entity, text: string, place: Place): string {
  return text
    .replace(/(module: |\[)'Customer'/g, (_, before: string) => `${before}'${entity.rights}'`)
    .split(/('[^'\n]*')/)
    .map((part) => (part.startsWith("'") ? quoted(entity, part, place) : identifiers(entity, part)))
    .join('');
}

function quoted(entity: Entity, text: string, place: Place): string {
  if (text === `'${entity.rights}'`) return text;
  if (/^'\.{0,2}\//.test(text)) {
    // A URL parameter is an identifier; the rest of the URL and file names are kebab-case.
    return text
      .split(/(:\w+)/)
      .map((part) => (part.startsWith(':') ? identifiers(entity, part) : replaced(entity, part, 'kebab')))
      .join('');
  }
  if (place === 'tables') return replaced(entity, text, 'snake');
  if (text === `'${example.many.kebab}'`) return replaced(entity, text, 'kebab');
  return identifiers(entity, text);
}

const replaced = ({ many, one }: Entity, text: string, spelling: keyof Spellings): string =>
  text.replaceAll(example.many.kebab, many[spelling]).replaceAll(example.one.kebab, one[spelling]);

const identifiers = ({ many, one }: Entity, text: string): string =>
  text
    .replaceAll(example.many.camel, many.camel)
    .replaceAll(example.many.pascal, many.pascal)
    .replaceAll(example.one.camel, one.camel)
    .replaceAll(example.one.pascal, one.pascal);
