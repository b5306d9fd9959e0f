import { parse as parseIcu, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Source } from './sources.ts';
import type { UsedMessage } from './used-messages.ts';

type Catalogue = ReadonlyMap<string, { readonly text: string; readonly path: string }>;

/** Input of the gate: message files, and ids used in the sources. */
export interface MessageSources {
  readonly files: readonly Source[];
  readonly used: readonly UsedMessage[];
}

/** Finds everything that would show an id, the wrong language or a broken text. */
export function messageComplaints({ files, used }: MessageSources): string[] {
  const [en, es] = [catalogue(files, 'en'), catalogue(files, 'es')];
  return [
    ...en.complaints,
    ...es.complaints,
    ...missing(en.texts, es.texts, 'es'),
    ...missing(es.texts, en.texts, 'en'),
    ...unlikeArguments(en.texts, es.texts),
    ...used.filter((one) => !exists(one, en.texts)).map((one) => `${one.place}: no message ${shown(one)}`),
    ...idle(en.texts, used),
  ];
}

function catalogue(files: readonly Source[], language: string): { texts: Catalogue; complaints: string[] } {
  const texts = new Map<string, { text: string; path: string }>();
  const complaints: string[] = [];
  for (const { path, text } of files.filter((file) => file.path.endsWith(`.messages.${language}.json`))) {
    for (const [id, message] of Object.entries(JSON.parse(text) as Record<string, string>)) {
      const duplicate = texts.get(id);
      if (duplicate) complaints.push(`${path}: ${id} stands in ${duplicate.path} too`);
      if (message.trim() === '') complaints.push(`${path}: ${id} is empty`);
      const broken = fault(message);
      if (broken) complaints.push(`${path}: ${id} does not parse (${broken})`);
      texts.set(id, { text: message, path });
    }
  }
  return { texts, complaints };
}

function missing(here: Catalogue, inOtherLanguage: Catalogue, language: string): string[] {
  return [...here]
    .filter(([id]) => !inOtherLanguage.has(id))
    .map(([id, { path }]) => `${path}: ${id} is missing in ${language}`);
}

function unlikeArguments(en: Catalogue, es: Catalogue): string[] {
  return [...en].flatMap(([id, { text, path }]) => {
    const other = es.get(id);
    if (!other || fault(text) || fault(other.text)) return [];
    const [here, inOtherLanguage] = [argumentsOf(text), argumentsOf(other.text)];
    return here === inOtherLanguage
      ? []
      : [`${path}: ${id} takes ${here || 'nothing'} in en and ${inOtherLanguage || 'nothing'} in es`];
  });
}

function idle(en: Catalogue, used: readonly UsedMessage[]): string[] {
  return [...en]
    .filter(([id]) => !used.some((one) => matches(one, id)))
    .map(([id, { path }]) => `${path}: ${id} is used nowhere`);
}

function exists(used: UsedMessage, texts: Catalogue): boolean {
  return !used.certain || [...texts.keys()].some((id) => matches(used, id));
}

function matches({ head, tail, whole: isFullId }: UsedMessage, id: string): boolean {
  if (head === '') return id.indexOf('.') === id.length - tail.length && id.endsWith(tail);
  return isFullId ? id === head : id.startsWith(head) && id.endsWith(tail) && id.length > head.length + tail.length;
}

function shown({ head, tail, whole: isFullId }: UsedMessage): string {
  return isFullId ? head : `${head}…${tail}`;
}

function argumentsOf(text: string): string {
  return [...new Set(namesIn(parseIcu(text)))].toSorted().join(', ');
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...namesIn(element.children)];
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return [element.value, ...Object.values(element.options).flatMap((option) => namesIn(option.value))];
    }
    return [element.value];
  });
}

function fault(text: string): string | undefined {
  try {
    parseIcu(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
