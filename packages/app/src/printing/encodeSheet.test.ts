import { plainWorkstation, type WorkstationDraft } from '@tilldesk/domain/hardware';
import { expect, test } from 'vitest';
import { encodePulse, encodeSheet } from './encodeSheet.ts';
import golden from './testing/golden.json' with { type: 'json' };
import type { LabelsSheet } from './sheets.ts';
import { labelsSheet, receiptSheet, reportSheet } from './testing/sheets.ts';

const wide: WorkstationDraft = { ...plainWorkstation, name: 'Counter' };
const narrow: WorkstationDraft = { ...wide, columns: '32', codePage: 'windows1252', cut: 'full' };
const star: WorkstationDraft = { ...wide, language: 'star-prnt', columns: '48', drawerPin: '5' };

/** Formats bytes as rows of 32, in hexadecimal digits. */
const rows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('hex')
    .match(/.{1,64}/g) ?? [];

/** ZPL is text, so that it can be reviewed as text. */
const zpl = (sheet: LabelsSheet, habits: WorkstationDraft) =>
  new TextDecoder('utf-8', { fatal: true }).decode(encodeSheet(sheet, habits)).split('\n');

test('the bytes of receipt, report, label and drawer are those that were looked over by hand', () => {
  const onReceiptPrinter = { labelConnection: 'receipt' as const };
  const labelPrinter = { ...wide, labelConnection: 'usb' as const };
  const made = {
    'receipt, ESC/POS, 80 mm, English': rows(encodeSheet(receiptSheet('en'), wide)),
    'copy of a receipt, ESC/POS, 58 mm, Spanish': rows(encodeSheet(receiptSheet('es', 'COPIA'), narrow)),
    'receipt, StarPRNT, 80 mm, Spanish': rows(encodeSheet(receiptSheet('es'), star)),
    'report, ESC/POS, 80 mm, English': rows(encodeSheet(reportSheet('en'), wide)),
    'report, ESC/POS, 58 mm, Spanish': rows(encodeSheet(reportSheet('es'), narrow)),
    'report, StarPRNT, 80 mm, Spanish': rows(encodeSheet(reportSheet('es'), star)),
    'two labels, ESC/POS, English': rows(encodeSheet(labelsSheet('en'), { ...wide, ...onReceiptPrinter })),
    'two labels on 58 mm, the long code as a square': rows(
      encodeSheet(labelsSheet('en'), { ...narrow, ...onReceiptPrinter }),
    ),
    'two labels, ESC/POS label printer, 40 mm, Spanish': rows(
      encodeSheet(labelsSheet('es', 'small'), { ...labelPrinter, labelLanguage: 'esc-pos' }),
    ),
    'two labels, ZPL, 58 mm, 203 dpi, English': zpl(labelsSheet('en'), labelPrinter),
    'two labels, ZPL, 40 mm, 203 dpi, Spanish': zpl(labelsSheet('es', 'small'), labelPrinter),
    'two labels, ZPL, 58 mm, 300 dpi, Spanish': zpl(labelsSheet('es'), { ...labelPrinter, labelDensity: '12' }),
    'drawer on pin 2, ESC/POS': rows(encodePulse(wide)),
    'drawer on pin 5, StarPRNT': rows(encodePulse(star)),
    'no drawer': rows(encodePulse({ ...wide, drawerPin: 'none' })),
  };
  expect(made).toEqual(golden);
});
