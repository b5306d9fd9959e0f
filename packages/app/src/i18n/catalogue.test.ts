import { languages as profileLanguages } from '@tilldesk/domain/session';
import { expect, test } from 'vitest';
import { catalogue, createCatalogue } from './catalogue.ts';
import { languages } from './Messages.ts';

const texts = {
  greeting: { en: { hello: 'Hello {name}' }, es: { hello: 'Hola {name}' } },
  parting: { en: { bye: 'Goodbye' }, es: { bye: 'Adiós' } },
};
const newCatalogue = () =>
  createCatalogue<keyof typeof texts>('en', (name, language) => Promise.resolve({ ...texts[name][language] }));

test('a room that is added is understood', async () => {
  const catalogue = newCatalogue();
  await catalogue.add('greeting');
  expect(catalogue.intl().formatMessage({ id: 'hello' }, { name: 'Ana' })).toEqual('Hello Ana');
});

test('another language is spoken in every room at once', async () => {
  const catalogue = newCatalogue();
  await Promise.all([catalogue.add('greeting'), catalogue.add('parting')]);
  await catalogue.setLanguage('es');
  expect([catalogue.language(), catalogue.intl().locale, catalogue.intl().messages]).toEqual([
    'es',
    'es-US',
    { hello: 'Hola {name}', bye: 'Adiós' },
  ]);
});

test('a room that arrives while the language changes speaks the new one', async () => {
  const catalogue = newCatalogue();
  await catalogue.add('greeting');
  await Promise.all([catalogue.add('parting'), catalogue.setLanguage('es')]);
  expect(catalogue.intl().messages).toEqual({ hello: 'Hola {name}', bye: 'Adiós' });
});

test('whoever changes their mind twice hears the last choice', async () => {
  const catalogue = newCatalogue();
  await catalogue.add('greeting');
  await Promise.all([catalogue.setLanguage('es'), catalogue.setLanguage('en')]);
  expect(catalogue.language()).toEqual('en');
});

test('what somebody else reads is said in their language, while another is spoken', async () => {
  const catalogue = newCatalogue();
  await Promise.all([catalogue.add('greeting'), catalogue.add('parting')]);
  const intls = [await catalogue.inLanguage('es'), await catalogue.inLanguage('en'), catalogue.intl()];
  expect(intls.map((intl) => [intl.locale, intl.formatMessage({ id: 'bye' })])).toEqual([
    ['es-US', 'Adiós'],
    ['en-US', 'Goodbye'],
    ['en-US', 'Goodbye'],
  ]);
});

test('listeners are told of new words and of a new language', async () => {
  const catalogue = newCatalogue();
  let notifiedCount = 0;
  const stop = catalogue.subscribe(() => (notifiedCount += 1));
  await catalogue.add('greeting');
  await catalogue.setLanguage('es');
  stop();
  await catalogue.setLanguage('en');
  expect(notifiedCount).toEqual(2);
});

test('[S9-14] the languages are English and Spanish, and English is spoken until another is chosen', () => {
  expect([languages, profileLanguages, catalogue.language()]).toEqual([['en', 'es'], ['en', 'es'], 'en']);
});
