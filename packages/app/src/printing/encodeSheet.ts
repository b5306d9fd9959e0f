import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { WorkstationDraft } from '@tilldesk/domain/hardware';
import { labelSizes } from '@tilldesk/ui/print';
import { labelLines, receiptLines, testLines, type PaperLine } from './paperLines.ts';
import { reportLines } from './reportLines.ts';
import type { LabelsSheet, PrintSheet } from './sheets.ts';
import { zplLabels } from './zplLabels.ts';

/** The settings of a workstation that affect the bytes. */
type PrinterHabits = Pick<
  WorkstationDraft,
  'language' | 'columns' | 'codePage' | 'cut' | 'drawerPin' | 'labelConnection' | 'labelLanguage' | 'labelDensity'
>;

/** Pulse of the drawer's solenoid in milliseconds, on and off: the values that drawers are built for. */
const PULSE_MS = { on: 100, off: 500 };
const BARS_HEIGHT = 60;
/** Width of a character in dots. */
const CHARACTER = 12;
/** Returns the number of dots in a line of the printer. */
const dotsIn = (columns: number): number => columns * CHARACTER;
/** Modules of Code 128: 11 for each character, the start and the checksum, 13 for the stop, and 20 of quiet zone. */
const modulesOf = (code: string): number => 11 * (code.length + 2) + 13 + 20;

/** `GS FF`: feeds a roll of labels to the start of the next one. */
const NEXT_LABEL = [0x1d, 0x0c];

/** Encodes a sheet in the printer's command language, including cuts. */
export function encodeSheet(sheet: PrintSheet, habits: PrinterHabits): Uint8Array {
  if (sheet.kind === 'labels' && habits.labelConnection !== 'receipt') return encodeLabels(sheet, habits);
  const columns = Number(habits.columns);
  const encoder = begin(habits);
  for (const piece of piecesOf(sheet, columns)) {
    for (const line of piece) write(encoder, line, columns);
    if (habits.cut !== 'none') encoder.cut(habits.cut);
    else encoder.newline(4);
  }
  return encoder.encode();
}

/** Encodes labels for a label printer. */
function encodeLabels(sheet: LabelsSheet, habits: PrinterHabits): Uint8Array {
  const density = habits.labelDensity === '12' ? 12 : 8;
  if (habits.labelLanguage === 'zpl') return zplLabels(sheet, density);
  // The narrowest width that the encoder supports; text is wrapped to the label's width.
  const columns = Math.min(32, Math.floor(dotsOn(sheet, density) / CHARACTER));
  const encoder = begin({ ...habits, language: 'esc-pos', columns: '32' });
  for (const label of sheet.labels) {
    for (const line of labelLines(label, columns)) write(encoder, line, columns);
    encoder.raw(NEXT_LABEL);
  }
  return encoder.encode();
}

const dotsOn = ({ size }: LabelsSheet, density: number): number => labelSizes[size].width * density;

/** Encodes the pulse that opens the drawer. Empty when no drawer is attached to the printer. */
export function encodePulse(habits: PrinterHabits): Uint8Array {
  if (habits.drawerPin === 'none') return new Uint8Array();
  return begin(habits)
    .pulse(habits.drawerPin === '5' ? 1 : 0, PULSE_MS.on, PULSE_MS.off)
    .encode();
}

const begin = ({ language, columns, codePage }: PrinterHabits): ReceiptPrinterEncoder =>
  new ReceiptPrinterEncoder({ language, columns: Number(columns), feedBeforeCut: 4 }).initialize().codepage(codePage);

function piecesOf(sheet: PrintSheet, columns: number): PaperLine[][] {
  switch (sheet.kind) {
    case 'receipt':
      return [receiptLines(sheet, columns)];
    case 'labels':
      return sheet.labels.map((label) => labelLines(label, columns));
    case 'report':
      return [reportLines(sheet, columns)];
    case 'test':
      return [testLines(sheet, columns)];
    default:
      return sheet satisfies never;
  }
}

function write(encoder: ReceiptPrinterEncoder, line: PaperLine, columns: number): void {
  if (line.kind === 'rule') encoder.rule();
  else if (line.kind === 'bars') writeCode(encoder, line.code, columns);
  else {
    const { text, center = false, bold = false, large = false } = line;
    encoder
      .align(center ? 'center' : 'left')
      .bold(bold)
      .size(large ? 2 : 1, large ? 2 : 1)
      .line(text)
      .size(1, 1)
      .bold(false)
      .align('left');
  }
}

/**
 * Writes a barcode as wide as the paper allows. A code that is too long becomes a QR code, since a printer would leave it out.
 */
function writeCode(encoder: ReceiptPrinterEncoder, code: string, columns: number): void {
  // The encoder counts from 1, for modules of two dots.
  const width = [2, 1].find((size) => modulesOf(code) * (size + 1) <= dotsIn(columns));
  encoder.align('center');
  if (width === undefined) encoder.qrcode(code, { size: 5 });
  else encoder.barcode(code, 'code128', { height: BARS_HEIGHT, width, text: false });
  encoder.align('left');
}
