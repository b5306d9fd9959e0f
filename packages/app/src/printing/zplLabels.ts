import { labelSizes, type Label } from '@tilldesk/ui/print';
import { isBars } from './paperLines.ts';
import { wrap } from './paperText.ts';
import type { LabelsSheet } from './sheets.ts';

/** Measures in millimetres. A character of ZPL's scalable font is at most this wide relative to its height. */
const MARGIN = 2;
const TEXT = 2.8;
const LEADING = 3.4;
const CHARACTER = 0.6;
/** Width of a code's module in dots: the wider one where it fits, never narrower than a scanner can read. */
const modules: Record<Density, readonly number[]> = { 8: [3, 2], 12: [4, 3] };
/** Quiet zone before and after the bars, in modules. */
const QUIET_ZONE = 20;

type Density = 8 | 12;

/** Encodes labels in ZPL with `density` dots per millimetre: name, details, price, code as barcode and text. */
export function zplLabels({ size, labels }: Omit<LabelsSheet, 'kind'>, density: Density): Uint8Array {
  const measures = labelSizes[size];
  return new TextEncoder().encode(labels.map((label) => zplOf(label, measures, density)).join(''));
}

function zplOf(
  { name, note = '', price = '', code }: Label,
  size: { width: number; height: number },
  density: Density,
) {
  const dots = (mm: number) => Math.round(mm * density);
  const inner = size.width - 2 * MARGIN;
  const columns = Math.floor(inner / (TEXT * CHARACTER));
  const row = (at: number, text: string, align: 'L' | 'C' | 'R') =>
    `^FO${dots(MARGIN)},${dots(at)}^A0N,${dots(TEXT)}^FB${dots(inner)},1,0,${align}^FH^FD${written(text)}^FS`;

  // Text that does not fit is left out: additional lines would overprint each other.
  const names = wrap(name, columns).slice(0, size.height < 30 ? 1 : 2);
  const [noteRow = ''] = wrap(note, price === '' ? columns : columns - price.length - 1);
  const belowNames = MARGIN + names.length * LEADING;
  const bars = belowNames + (noteRow === '' && price === '' ? 0 : LEADING);
  const codeText = size.height - MARGIN - TEXT;
  return [
    `^XA^CI28^PW${dots(size.width)}^LL${dots(size.height)}^LH0,0`,
    ...names.map((text, at) => row(MARGIN + at * LEADING, text, 'L')),
    ...(noteRow === '' ? [] : [row(belowNames, noteRow, 'L')]),
    ...(price === '' ? [] : [row(belowNames, price, 'R')]),
    codeOf(code, { top: dots(bars), width: dots(size.width), height: dots(codeText - bars - 0.6) }, density),
    row(codeText, wrap(code, columns)[0] ?? '', 'C'),
    '^XZ',
  ]
    .map((line) => `${line}\n`)
    .join('');
}

/** Places a centered barcode. A code that is too long for readable bars becomes a QR code. */
function codeOf(code: string, place: { top: number; width: number; height: number }, density: Density): string {
  const wide = modulesOf(code);
  const module = isBars(code) && modules[density].find((one) => (wide + QUIET_ZONE) * one <= place.width);
  if (!module) {
    const side = squareOf(code);
    const size = Math.max(1, Math.min(10, Math.floor(place.height / side)));
    const left = Math.round((place.width - side * size) / 2);
    return `^FO${left},${place.top}^BQN,2,${size}^FH^FDMA,${written(code)}^FS`;
  }
  const left = Math.round((place.width - wide * module) / 2);
  return `^FO${left},${place.top}^BY${module}^BCN,${place.height},N,N,N,A^FH^FD${written(code).replaceAll('>', '>0')}^FS`;
}

/**
 * Returns the maximum number of Code 128 modules: digits count in pairs, every other character singly; includes start, checksum
 * and stop.
 */
function modulesOf(code: string): number {
  const pairs = /^\d+$/.test(code) ? Math.ceil(code.length / 2) + (code.length % 2) : code.length;
  return 11 * (pairs + 2) + 13;
}

/**
 * Returns the modules along the side of a QR code of level M: 21, and 4 more for each version, by the bytes that a version can
 * hold.
 */
function squareOf(code: string): number {
  const sizeIndex = [14, 26, 42, 62, 84].findIndex((bytes) => new TextEncoder().encode(code).length <= bytes);
  return 21 + 4 * (sizeIndex === -1 ? 5 : sizeIndex);
}

/** Writes characters that ZPL would read as commands by their number. */
const written = (text: string): string =>
  text.replace(/[_^~\\]/g, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`);
