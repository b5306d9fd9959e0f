import { expect, test } from 'vitest';
import { createToasts } from './toasts.ts';

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.list().map(({ text }) => text);

test('[S9-13] a toast goes after four seconds', () => {
  const toasts = createToasts();
  toasts.show({ text: 'Saved' });
  toasts.elapse(3999, 3);
  expect(texts(toasts)).toEqual(['Saved']);
  toasts.elapse(1, 3);
  expect(texts(toasts)).toEqual([]);
});

test('a toast past the visible limit waits its turn and then has its whole four seconds', () => {
  const toasts = createToasts();
  for (const text of ['One', 'Two', 'Three', 'Four']) toasts.show({ text });
  toasts.elapse(4000, 3);
  expect(texts(toasts)).toEqual(['Four']);
  expect(toasts.nextEndMs(3)).toEqual(4000);
});

test('the same sentence again renews the toast instead of stacking a second one', () => {
  const toasts = createToasts();
  const first = toasts.show({ text: 'Connection failed', tone: 'bad' });
  toasts.elapse(3000, 3);
  expect(toasts.show({ text: 'Connection failed', tone: 'bad' })).toEqual(first);
  toasts.elapse(3000, 3);
  expect(toasts.list()).toEqual([{ id: first, text: 'Connection failed', tone: 'bad' }]);
});

test('the same sentence in another tone is another toast', () => {
  const toasts = createToasts();
  toasts.show({ text: 'Connection', tone: 'bad' });
  toasts.show({ text: 'Connection', tone: 'ok' });
  expect(toasts.list()).toEqual([
    { id: 1, text: 'Connection', tone: 'bad' },
    { id: 2, text: 'Connection', tone: 'ok' },
  ]);
});

test('a dismissed toast goes at once, and the listeners are told', () => {
  const toasts = createToasts();
  const id = toasts.show({ text: 'Saved' });
  let notifiedCount = 0;
  const stop = toasts.subscribe(() => notifiedCount++);
  toasts.dismiss(id);
  stop();
  toasts.show({ text: 'Unheard' });
  expect({ notifiedCount, texts: texts(toasts) }).toEqual({ notifiedCount: 1, texts: ['Unheard'] });
});

test('without a toast nothing ever ends', () => {
  expect(createToasts().nextEndMs(3)).toEqual(Infinity);
});
