import { expect, test } from 'vitest';
import { literalSentences } from './literals.ts';

const found = (text: string, path = 'packages/app/src/A.tsx') => literalSentences([{ path, text }]);
const named = (text: string, line = 1) => `packages/app/src/A.tsx:${line}: «${text}» belongs in the messages`;

test('words between tags are found, signs and single letters are not', () => {
  expect(found('const a = <p>\n  Save now\n</p>;\nconst b = <p>· 100 % x</p>;')).toEqual([named('Save now', 2)]);
});

test('words in braces are found through conditions, joins and templates', () => {
  const text = "const a = <p>{busy ? 'Wait' : t('a.b')}{open && 'Open'}{`Due ${sum}`}</p>;";
  expect(found(text)).toEqual([named('Wait'), named('Open'), named('Due')]);
});

test('texts of spoken attributes are found, technical attributes are not', () => {
  const text =
    '<I title="Close" aria-label={x ?? "Search"} type="submit" className="wide row" d="M0 0 L1 1" onClick={() => go("Home")} />';
  expect(found(`const a = ${text};`)).toEqual([named('Close'), named('Search')]);
});

test('a whole sentence is found in any attribute', () => {
  expect(found('const a = <I whenEmpty="No sales yet" />;')).toEqual([named('No sales yet')]);
});

test('stories and tests may speak', () => {
  expect(found('const a = <p>Hello</p>;', 'packages/app/src/A.stories.tsx')).toEqual([]);
});
