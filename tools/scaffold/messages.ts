import { read } from '../gates/sources.ts';
import type { Entity } from './noun.ts';
import { capital } from './spellings.ts';

type Language = 'en' | 'es';

/** Messages of the example about customers, with the wording for other entities. */
const plain: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'customers.search': 'Name',
    'customers.emptyText': 'Add the first one, and it will be listed here.',
    'customers.person': 'About',
    'customers.more': 'More',
    'field.customer.name': 'Name',
  },
  es: {
    'customers.search': 'Nombre',
    'customers.emptyText': 'Añada el primer registro y aparecerá aquí.',
    'customers.person': 'Datos',
    'customers.more': 'Más',
    'field.customer.name': 'Nombre',
  },
};

const exampleIn = { en: { many: 'customers', one: 'customer' }, es: { many: 'clientes', one: 'cliente' } };

/** The messages of a new module: those of the example that its screens use, with the names of the new entity. */
export function messagesOf(entity: Entity, language: Language, screens: string): string {
  const nounTexts = language === 'en' ? { many: entity.many.words, one: entity.one.words } : entity.spanish;
  const texts: Record<string, string> = JSON.parse(
    read(`packages/app/src/modules/customers/customers.messages.${language}.json`).text,
  );
  const lines = Object.entries(texts)
    .filter(([id]) => isNamed(screens, idOf(entity, id)))
    .map(([id, text]) => [idOf(entity, id), plain[language][id] ?? translated(text, exampleIn[language], nounTexts)]);
  const messages: Record<string, string> = Object.fromEntries(lines);
  // Without a Spanish name the title is at least not English.
  if (language === 'es' && nounTexts.many === entity.many.words)
    messages[`${entity.many.camel}.title`] = `Gestión de ${nounTexts.many}`;
  return `${JSON.stringify(messages, null, 2)}\n`;
}

const idOf = ({ many, one }: Entity, id: string): string =>
  id.replace(/^customers\./, `${many.camel}.`).replace(/^field\.customer\./, `field.${one.camel}.`);

/** Whether the screens use a message, or have the field or column that it labels. */
function isNamed(screens: string, id: string): boolean {
  const [, field] = /^field\.\w+\.(\w+)$/.exec(id) ?? [];
  return screens.includes(`'${id}'`) || (field !== undefined && screens.includes(`'${field}'`));
}

type NounTexts = { many: string; one: string };

const translated = (text: string, from: NounTexts, to: NounTexts): string =>
  text
    .replaceAll(from.many, to.many)
    .replaceAll(capital(from.many), capital(to.many))
    .replaceAll(from.one, to.one)
    .replaceAll(capital(from.one), capital(to.one));
