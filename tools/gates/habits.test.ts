import { expect, test } from 'vitest';
import { badHabits } from './habits.ts';

const inCode = (text: string) => badHabits([{ path: 'a.tsx', text }]);
const inTest = (text: string) => badHabits([{ path: 'a.test.ts', text }]);

test('a cast over unknown is named, a plain cast is not', () => {
  expect(inCode('const a = b as unknown as C;\nconst d = b as C;')).toEqual([
    'a.tsx:1: a cast over unknown hides a wrong type',
  ]);
});

test('an effect bears a name', () => {
  const text = 'useEffect(() => {}, []);\nReact.useLayoutEffect(function keepFocus() {}, []);';
  expect(inCode(text)).toEqual(['a.tsx:1: an effect bears a name: function sayWhat() {…}']);
});

test('a suppression without a reason is named, one with a reason is not', () => {
  const text =
    '// oxlint-disable-next-line no-console\nf();\n// oxlint-disable-next-line no-console -- the start prints here\ng();';
  expect(inCode(text)).toEqual(['a.tsx:1: a suppression says why: rule -- reason']);
});

test('open ends and silenced checks are found in comments and left alone in strings', () => {
  const text = "/* TODO later */\nconst a = 'TODO';\n// @ts-ignore\nf(); // @ts-expect-error\n";
  expect(inCode(text)).toEqual([
    'a.tsx:1: an open end belongs on the list of issues',
    'a.tsx:3: the type checker is not to be silenced',
    'a.tsx:4: @ts-expect-error says what is expected to be refused',
  ]);
});

test('tests do not look away, sleep or stop early', () => {
  const text =
    'test.skip(x, () => {});\nexpect(a).toBeTruthy();\nawait page.waitForTimeout(100);\ntest.describe.only(x);\ntest.each([1])(x);';
  expect(inTest(text)).toEqual([
    'a.test.ts:1: skip: every test runs',
    'a.test.ts:2: toBeTruthy says too little: state the whole value',
    'a.test.ts:3: waitForTimeout: a test waits for what it needs, never for a time',
    'a.test.ts:4: only: every test runs',
  ]);
});
