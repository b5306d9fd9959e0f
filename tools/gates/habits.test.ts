import { expect, test } from 'vitest';
import { badHabits } from './habits.ts';

const inCode = (text: string) => badHabits([{ path: 'a.tsx', text }]);

test('a cast over unknown is reported, a plain cast is not', () => {
  expect(inCode('const a = b as unknown as C;\nconst d = b as C;')).toEqual([
    'a.tsx:1: a cast over unknown hides a wrong type',
  ]);
});

test('an effect has a name', () => {
  const text = 'useEffect(() => {}, []);\nReact.useLayoutEffect(function restoreFocus() {}, []);';
  expect(inCode(text)).toEqual(['a.tsx:1: an effect has a name: useEffect(function doSomething() {…})']);
});
