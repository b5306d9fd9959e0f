import { expect, test } from 'vitest';
import { filled, rejectionSentence } from './texts.ts';

test('a built sentence has its places filled', () => {
  const sentence = [
    { type: 0, value: 'Try again in ' },
    { type: 1, value: 'minutes' },
    { type: 0, value: ' minutes.' },
  ];
  expect(filled(sentence, { minutes: 7 })).toEqual('Try again in 7 minutes.');
});

test('a rejected sign-in is explained in the language of the page', async () => {
  expect([
    await rejectionSentence('en', 'signin.tooMany', { minutes: 7 }),
    await rejectionSentence('es', 'signin.wrong', {}),
    await rejectionSentence('es', 'later.code', {}),
  ]).toEqual([
    'Too many failed sign-ins. Please try again in 7 minutes.',
    'Tienda, correo o contraseña incorrectos.',
    undefined,
  ]);
});
