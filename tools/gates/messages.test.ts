import { expect, test } from 'vitest';
import { messageComplaints } from './messages.ts';
import { usedMessages } from './used-messages.ts';

const usedIn = (text: string) => usedMessages([{ path: 'A.tsx', text }]);
const files = (en: Record<string, string>, es: Record<string, string>) => [
  { path: 'a.messages.en.json', text: JSON.stringify(en) },
  { path: 'a.messages.es.json', text: JSON.stringify(es) },
];

test('two complete languages whose ids are all said pass', () => {
  const used = usedIn(
    "t('cart.empty'); const a = <Say id={n ? 'cart.due' : 'cart.paid'} />; t(`field.${name}.label`);",
  );
  const en = { 'cart.empty': 'Nothing yet', 'cart.due': 'Due {sum}', 'cart.paid': 'Paid', 'field.sum.label': 'Sum' };
  const es = { 'cart.empty': 'Nada', 'cart.due': 'Falta {sum}', 'cart.paid': 'Pagado', 'field.sum.label': 'Suma' };
  expect(messageComplaints({ files: files(en, es), used })).toEqual([]);
});

test('an id that one language lacks is named, in either direction', () => {
  const used = usedIn("t('a.one'); t('a.two');");
  expect(messageComplaints({ files: files({ 'a.one': 'One' }, { 'a.two': 'Dos' }), used })).toEqual([
    'a.messages.en.json: a.one is missing in es',
    'a.messages.es.json: a.two is missing in en',
    'A.tsx:1: no message a.two',
  ]);
});

test('both languages fill in the same things', () => {
  const used = usedIn("t('a.due');");
  const en = { 'a.due': '{count, plural, one {# item} other {# items}} of <b>{total}</b>' };
  expect(messageComplaints({ files: files(en, { 'a.due': '{count} de {totl}' }), used })).toEqual([
    'a.messages.en.json: a.due takes b, count, total in en and count, totl in es',
  ]);
});

test('a broken, an empty and a doubled text are named', () => {
  const used = usedIn("t('a.broken'); t('a.empty');");
  const en = [
    ...files({ 'a.broken': 'Due {sum', 'a.empty': ' ' }, {}),
    { path: 'b.messages.en.json', text: '{"a.empty":"x"}' },
  ];
  expect(messageComplaints({ files: en.filter(({ path }) => path.includes('.en.')), used })).toEqual([
    'a.messages.en.json: a.broken does not parse (EXPECT_ARGUMENT_CLOSING_BRACE)',
    'a.messages.en.json: a.empty is empty',
    'b.messages.en.json: a.empty stands in a.messages.en.json too',
    'a.messages.en.json: a.broken is missing in es',
    'b.messages.en.json: a.empty is missing in es',
  ]);
});

test('what is said must exist, what only looks like an id need not, and an idle message is named', () => {
  const used = usedIn("t('a.gone'); t(`b.${x}`); const file = 'report.csv'; const columns = ['a.column'];");
  expect(
    messageComplaints({
      files: files({ 'a.column': 'Name', 'a.idle': 'Idle' }, { 'a.column': 'Nombre', 'a.idle': 'Ocioso' }),
      used,
    }),
  ).toEqual(['A.tsx:1: no message a.gone', 'A.tsx:1: no message b.…', 'a.messages.en.json: a.idle is used nowhere']);
});

test('a text of a subject is said by its last word, for subjects of one word alone', () => {
  const used = usedIn('title(`${name}.title`);');
  const en = { 'vendors.title': 'Vendors', 'vendors.form.title': 'Form' };
  const es = { 'vendors.title': 'Proveedores', 'vendors.form.title': 'Formulario' };
  expect(messageComplaints({ files: files(en, es), used })).toEqual([
    'a.messages.en.json: vendors.form.title is used nowhere',
  ]);
});
