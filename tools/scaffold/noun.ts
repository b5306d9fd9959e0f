import { singular, spell, type Spellings } from './spellings.ts';

/** A new module's noun: many and one of it, the right that opens it, and its Spanish name. */
export type Noun = { many: Spellings; one: Spellings; rights: string; spanish: { many: string; one: string } };

/** What a person answers: `name` in kebab-case and the plural; what is left out follows from it. */
export type Answers = { name: string; rights?: string; spanish?: string; spanishOne?: string };

export function nounOf({ name, rights, spanish, spanishOne }: Answers): Noun {
  const [many, one] = [spell(name), spell(singular(name))];
  return {
    many,
    one,
    rights: rights || 'Product',
    spanish: { many: spanish || many.words, one: spanishOne || one.words },
  };
}

/** The noun of the living example. */
export const example = { many: spell('customers'), one: spell('customer'), rights: 'Customer' };

/** What a quoted text is, by which its words are spelled. */
export type Place = 'tables' | 'contract' | 'other';

/** The text of the example, told of another noun: identifiers, file names, paths, columns, messages, rights. */
export function tellOf(noun: Noun, text: string, place: Place): string {
  return text
    .replace(/(module: |\[)'Customer'/g, (_, before: string) => `${before}'${noun.rights}'`)
    .split(/('[^'\n]*')/)
    .map((part) => (part.startsWith("'") ? quoted(noun, part, place) : identifiers(noun, part)))
    .join('');
}

function quoted(noun: Noun, text: string, place: Place): string {
  if (text === `'${noun.rights}'`) return text;
  if (/^'\.{0,2}\//.test(text)) {
    // A parameter of an address is an identifier, the rest of it and every file name is kebab-case.
    return text
      .split(/(:\w+)/)
      .map((part) => (part.startsWith(':') ? identifiers(noun, part) : replaced(noun, part, 'kebab')))
      .join('');
  }
  if (place === 'tables') return replaced(noun, text, 'snake');
  if (text === `'${example.many.kebab}'`) return replaced(noun, text, 'kebab');
  return identifiers(noun, text);
}

const replaced = ({ many, one }: Noun, text: string, spelling: keyof Spellings): string =>
  text.replaceAll(example.many.kebab, many[spelling]).replaceAll(example.one.kebab, one[spelling]);

const identifiers = ({ many, one }: Noun, text: string): string =>
  text
    .replaceAll(example.many.camel, many.camel)
    .replaceAll(example.many.pascal, many.pascal)
    .replaceAll(example.one.camel, one.camel)
    .replaceAll(example.one.pascal, one.pascal);
