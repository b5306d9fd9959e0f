import type { Zip } from '../../storage/open-zip.ts';
import { xmlEvents } from './xml-events.ts';

/** The most characters of all shared strings of a file: they stay in memory while its rows are read. */
const TEXTS_MAX = 30_000_000;
/** The overhead of a string, in characters: empty strings are not free. */
const TEXT_COST = 8;

/** Returns the path of the first visible sheet, and the epoch of its dates. */
export async function firstSheet(zip: Zip): Promise<{ path: string; is1904: boolean }> {
  let [first, is1904] = ['', false];
  for await (const events of xmlEvents(await zip.read('xl/workbook.xml'))) {
    for (const event of events) {
      if (event.kind !== 'open') continue;
      if (event.name === 'workbookPr') is1904 = /^(1|true)$/.test(event.attributes['date1904'] ?? '');
      const isShown = event.name === 'sheet' && (event.attributes['state'] ?? 'visible') === 'visible';
      const [, reference] = Object.entries(event.attributes).find(([name]) => /(^|:)id$/.test(name)) ?? [];
      if (isShown && first === '') first = reference ?? '';
    }
  }
  for await (const events of xmlEvents(await zip.read('xl/_rels/workbook.xml.rels'))) {
    for (const event of events) {
      if (event.kind !== 'open' || event.name !== 'Relationship' || event.attributes['Id'] !== first) continue;
      const target = event.attributes['Target'] ?? '';
      return { path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, is1904 };
    }
  }
  throw new Error('xlsx: it has no sheet');
}

/** Returns the shared strings, without phonetic readings. */
export async function sharedStrings(zip: Zip): Promise<string[]> {
  const texts: string[] = [];
  if (!zip.has('xl/sharedStrings.xml')) return texts;
  let [text, isReading, letters] = ['', false, 0];
  for await (const events of xmlEvents(await zip.read('xl/sharedStrings.xml'))) {
    for (const event of events) {
      if (event.kind === 'open' && event.name === 'si') text = '';
      if (event.kind !== 'text' && event.name === 'rPh') isReading = event.kind === 'open';
      if (event.kind === 'text' && event.inside === 't' && !isReading) text += event.text;
      if (event.kind === 'close' && event.name === 'si') {
        letters += text.length + TEXT_COST;
        if (letters > TEXTS_MAX) throw new Error('xlsx: its texts are too many');
        texts.push(text);
      }
    }
  }
  return texts;
}

/** Returns the numbers of the styles that show a number as a day. */
export async function dateStyles(zip: Zip): Promise<Set<number>> {
  const dates = new Set<number>();
  if (!zip.has('xl/styles.xml')) return dates;
  const formats = new Set([14, 15, 16, 17, 22]);
  let [isCell, style] = [false, 0];
  for await (const events of xmlEvents(await zip.read('xl/styles.xml'))) {
    for (const event of events) {
      if (event.kind === 'open' && event.name === 'numFmt' && isDayFormat(event.attributes['formatCode'] ?? '')) {
        formats.add(Number(event.attributes['numFmtId']));
      }
      if (event.kind !== 'text' && event.name === 'cellXfs') isCell = event.kind === 'open';
      if (event.kind === 'open' && event.name === 'xf' && isCell) {
        if (formats.has(Number(event.attributes['numFmtId']))) dates.add(style);
        style += 1;
      }
    }
  }
  return dates;
}

/** Returns whether a format shows years or days, outside of quoted text. */
const isDayFormat = (code: string): boolean => /[yd]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
