import { expect, test } from 'vitest';
import { isCommon } from './password-choice.ts';

const own = ['ana.ruiz@shop.test', 'Ana Ruiz', 'aruiz', 'Corner Phones', 'corner'];

test.each([
  ['the commonest', '1qaz2wsx3edc'],
  ['the commonest, in capitals', 'QWERTY123456'],
  ['a common one twice', 'passwordpassword'],
  ['one letter', 'aaaaaaaaaaaaaaaa'],
  ['a few letters again and again', 'abcabcabcabcabc'],
  ['a row of digits', '123456789012'],
  ['a row of digits backwards', '210987654321'],
  ['a row of letters', 'CDEFGHIJKLMNO'],
  ['a row of keys', 'qwertyuiopasdf'],
  ['the own e-mail', 'Ana.Ruiz@shop.test'],
  ['the own name with a year', 'ana-ruiz-2026'],
  ['the shop with digits', 'Corner Phones 123!'],
  ['the product', 'Tilldesk-2026-!!'],
])('a password is rejected that is %s', async (_what, password) => {
  expect(await isCommon(password, own)).toEqual(true);
});

test.each([
  'correct-horse-battery',
  'a-long-password',
  'Sandwich at the corner',
  'kT9$wq_2Lm#x',
  '            x',
  'contraseña de la tienda',
  'mnbvcxzlkjhgfdsapoi1',
])('a password is taken that is hard to guess: %s', async (password) => {
  expect(await isCommon(password, own)).toEqual(false);
});
