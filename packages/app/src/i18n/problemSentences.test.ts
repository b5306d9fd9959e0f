import { expect, test } from 'vitest';
import { createIntl } from 'react-intl';
import { formatsOf } from './formats.ts';
import { fieldSentence, problemSentence } from './problemSentences.ts';
import en from './problems.messages.en.json';
import es from './problems.messages.es.json';

const speaker = (locale: string, messages: Record<string, string>) => {
  const intl = createIntl({ locale, messages });
  const { money } = formatsOf({ locale, currency: 'USD', timeZone: 'America/New_York' });
  const ifKnown = (id: string, values: Readonly<Record<string, string | number>>) =>
    id in messages ? intl.formatMessage({ id }, values) : undefined;
  return [ifKnown, money] as const;
};
const english = speaker('en-US', en);
const spanish = speaker('es-US', es);

test('a refusal is said in the language of the person, its amounts as money', () => {
  const short = { code: 'tender.short', message: '1050 is still to be paid.', params: { due: 1050 } };
  expect(problemSentence(short, ...english)).toEqual('$10.50 is still to be paid.');
  expect(problemSentence(short, ...spanish)).toEqual('Faltan $10.50 por pagar.');
});

test('a count is not mistaken for an amount', () => {
  const stock = { code: 'stock.short', message: '', params: { available: 2, product: 'USB-C cable' } };
  expect(problemSentence(stock, ...english)).toEqual('Only 2 of USB-C cable left in stock.');
});

test('a refusal that the app does not know keeps the sentence of the server', () => {
  expect(problemSentence({ code: 'later.code', message: 'Said by the server.' }, ...spanish)).toEqual(
    'Said by the server.',
  );
});

test('a field has sentences of its own and those of the book', () => {
  expect(fieldSentence({ code: 'tooLong', message: '', params: { limit: 60 } }, ...english)).toEqual(
    'At most 60 are allowed.',
  );
  expect(
    fieldSentence({ code: 'product.skuTaken', message: '', params: { sku: 'A-1', product: 'Case' } }, ...spanish),
  ).toEqual('El SKU A-1 ya pertenece a Case.');
});
