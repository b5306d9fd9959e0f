import { problemCatalogue } from '@tilldesk/domain/problems';
import { expect, test } from 'vitest';
import { accountMenu, mainMenu, type MenuHeading } from '../navigation/menus.ts';
import shellEn from '../shell/shell.messages.en.json';
import en from './problems.messages.en.json';
import es from './problems.messages.es.json';

type Texts = Record<string, string>;
const english = import.meta.glob<Texts>('../../**/*.messages.en.json', { eager: true, import: 'default' });
const spanish = import.meta.glob<Texts>('../../**/*.messages.es.json', { eager: true, import: 'default' });

test('every room says the same ids in English and in Spanish', () => {
  const idsOf = (files: Record<string, Texts>) =>
    Object.entries(files).map(([path, texts]) => [path.replace(/\.e[ns]\.json$/, ''), Object.keys(texts).toSorted()]);
  expect(idsOf(spanish)).toEqual(idsOf(english));
});

test('no id stands in two rooms', () => {
  const ids = Object.values(english).flatMap((texts) => Object.keys(texts));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every refusal of the book has its sentence in both languages, the English one to the letter', () => {
  const sentences: Texts = Object.assign({}, ...Object.values(english));
  const inSpanish: Texts = Object.assign({}, ...Object.values(spanish));
  const codes = Object.entries(problemCatalogue);
  expect(codes.map(([code]) => [code, sentences[`problem.${code}`]])).toEqual(
    codes.map(([code, [, sentence]]) => [code, sentence]),
  );
  expect(codes.filter(([code]) => (inSpanish[`problem.${code}`] ?? '') === '').map(([code]) => code)).toEqual([]);
});

test('every mistake at a field has its sentence', () => {
  const codes = 'required tooLong tooShort tooSmall tooBig format imei choice unknown invalid'.split(' ');
  expect(codes.filter((code) => !(`problem.field.${code}` in en && `problem.field.${code}` in es))).toEqual([]);
});

test('every place in a menu has its label', () => {
  const headings: readonly MenuHeading[] = [...mainMenu, ...accountMenu];
  const names = headings.flatMap(({ place, under = [] }) => [place, ...under]);
  expect(names.filter((name) => !(`menu.${name}` in shellEn))).toEqual([]);
});
