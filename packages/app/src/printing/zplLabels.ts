import { labelSizes, type Label } from '@tilldesk/ui/print';
import { isBars } from './paperLines.ts';
import { wrap } from './paperText.ts';
import type { LabelsSheet } from './sheets.ts';

/** Measures in millimetres; a character of ZPL's scalable font is at most so wide to its height. */
const MARGIN = 2;
const TEXT = 2.8;
const LEADING = 3.4;
const CHARACTER = 0.6;
/** What a module of a code measures in dots: the wider one where it fits, never less than a scanner reads. */
const modules: Record<Density, readonly number[]> = { 8: [3, 2], 12: [4, 3] };
/** Quiet before and behind the bars, in modules. */
const QUIET_ZONE = 20;

type Density = 8 | 12;

/** Labels in ZPL, of dots as many in a millimetre as `density` says: name, what it is, price, code as bars and as text. */
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

  // What does not fit is left out: more than its lines would be printed one over the other.
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

/** Bars in the middle; what is too long for bars that can be read becomes a square. */
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

/** Modules of Code 128 at the most: digits stand in pairs, everything else by itself; start, sum and stop come with them. */
function modulesOf(code: string): number {
  const pairs = /^\d+$/.test(code) ? Math.ceil(code.length / 2) + (code.length % 2) : code.length;
  return 11 * (pairs + 2) + 13;
}

/** Modules along the side of a QR code of level M: 21, and 4 more for each version, by the bytes that one holds. */
function squareOf(code: string): number {
  const sizeIndex = [14, 26, 42, 62, 84].findIndex((bytes) => new TextEncoder().encode(code).length <= bytes);
  return 21 + 4 * (sizeIndex === -1 ? 5 : sizeIndex);
}

/** What ZPL would take for an order is written as its number. */
const written = (text: string): string =>
  text.replace(/[_^~\\]/g, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`);
