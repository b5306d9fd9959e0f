import { expect, test } from 'vitest';
import { labelLines, receiptLines, type PaperLine } from './paperLines.ts';
import { pair, wrap } from './paperText.ts';
import { receiptSheet, label } from './testing/sheets.ts';

/** Formats the lines as readable text: large letters spaced, a rule as dashes, bars as their code. */
const read = (lines: readonly PaperLine[], columns: number) =>
  lines.map((line) => {
    if (line.kind === 'rule') return '-'.repeat(columns);
    if (line.kind === 'bars') return `|${line.code}|`;
    const { text, center = false, large = false } = line;
    const shown = large ? [...text].join(' ') : text;
    return center ? shown.padStart(Math.floor((columns + shown.length) / 2)) : shown;
  });

test('a receipt on 80 mm, in English', () => {
  expect(read(receiptLines(receiptSheet('en'), 42), 42)).toEqual([
    'H a r b o u r   S t r e e t   P h o n e s',
    '            14 Harbour Street',
    '              (207) 555-0142',
    '',
    'Invoice                           INV-1048',
    'Date                 Nov 21, 2026, 4:05 PM',
    'Salesperson                      Ana López',
    '------------------------------------------',
    'Aurora X2 256 GB, used, without',
    'charger                            $749.00',
    '  IMEI 356938035643809',
    '  Warranty until Nov 21, 2027',
    '  1 x $799.00',
    '  Discount -$50.00',
    'Gift card                           $40.00',
    '  2 x $20.00',
    '------------------------------------------',
    'Subtotal                           $789.00',
    'Discount                            -$9.00',
    'Tax 8.25%                           $61.05',
    'Total                              $841.05',
    '------------------------------------------',
    'Card                               $641.05',
    '  Ref. 482113',
    'Cash                               $201.00',
    'Change                               $1.00',
    '',
    '                Thank you!',
    '',
    '|INV-1048|',
  ]);
});

test('a reprint on 58 mm, in Spanish', () => {
  expect(read(receiptLines(receiptSheet('es', 'COPIA'), 32), 32)).toEqual([
    '  H a r b o u r   S t r e e t',
    '          P h o n e s',
    '       14 Harbour Street',
    '         (207) 555-0142',
    '',
    '       *   C O P I A   *',
    '',
    'Factura                 INV-1048',
    'Fecha',
    '          21 nov 2026, 4:05 p.m.',
    'Vendedor               Ana López',
    'Cliente            Núñez & Hijos',
    '--------------------------------',
    'Aurora X2 256 GB, used,',
    'without charger          $749.00',
    '  IMEI 356938035643809',
    '  Garantía hasta el 21 nov 2027',
    '  1 x $799.00',
    '  Descuento -$50.00',
    'Gift card                 $40.00',
    '  2 x $20.00',
    '--------------------------------',
    'Subtotal                 $789.00',
    'Descuento                 -$9.00',
    'Impuesto 8.25 %           $61.05',
    'Total                    $841.05',
    '--------------------------------',
    'Tarjeta                  $641.05',
    '  Ref. 482113',
    'Efectivo                 $201.00',
    'Cambio                     $1.00',
    '',
    '       ¡Gracias, señora!',
    '',
    '|INV-1048|',
  ]);
});

test('what the customer is told in writing stands between the sums and the footer', () => {
  const sheet = receiptSheet('en');
  const terms = [
    { id: 'refund', title: 'Refund policy', paragraphs: ['Return by Dec 5, 2026', 'Complete and undamaged.'] },
  ];
  const lines = read(receiptLines({ ...sheet, receipt: { ...sheet.receipt, terms } }, 42), 42);
  expect(lines.slice(lines.indexOf('Refund policy') - 1, lines.indexOf('Refund policy') + 4)).toEqual([
    '-'.repeat(42),
    'Refund policy',
    'Return by Dec 5, 2026',
    'Complete and undamaged.',
    '',
  ]);
});

test('a label: what it is, what it costs, its code as bars and as text', () => {
  expect(read(labelLines(label, 32), 32)).toEqual([
    'Aurora X2',
    'Blue · 256 GB · A',
    '$749.00',
    '|356938035643809|',
    '        356938035643809',
  ]);
});

test('text breaks between words, a word that is too long breaks anywhere, and nothing is wider than the paper', () => {
  expect([
    wrap('one two three', 7),
    wrap('abcdefghij', 4),
    wrap('', 4),
    wrap('“Ana’s” — 2 × 3…', 20),
    pair('A long description of a thing', '$1.00', 16),
    pair('Total', '$123,456,789.00', 16),
  ]).toEqual([
    ['one two', 'three'],
    ['abcd', 'efgh', 'ij'],
    [''],
    ['"Ana\'s" - 2 x 3...'],
    ['A long', 'descriptio', 'n of a', 'thing      $1.00'],
    ['Total', ' $123,456,789.00'],
  ]);
});
