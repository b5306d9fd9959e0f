import { containsAny, markup, type Bytes } from './bytes.ts';

const CHUNK = 64 * 1024;

/**
 * Returns whether a file is text that no program interprets as another type. Text of older machines (Windows-1252) is
 * accepted.
 */
export async function isPlainText(bytes: Bytes): Promise<boolean> {
  const head = await bytes.at(0, 4);
  const isWide = head.toString('hex', 0, 2) === 'fffe' || head.toString('hex', 0, 2) === 'feff';
  if (/^(%pdf|gif8|riff|mz)/i.test(head.toString('latin1'))) return false;
  if (isWide) {
    const isLittle = head[0] === 0xff;
    for (let offset = 2; offset < bytes.size; offset += CHUNK) {
      const chunk = await bytes.at(offset, CHUNK + 64);
      if (chunk.length % 2 !== 0) return false;
      const text = (isLittle ? chunk : chunk.swap16()).toString('utf16le').toLowerCase();
      if (
        [...text].some((character) => isControl(character.codePointAt(0) ?? 0)) ||
        markup.some((pattern) => text.includes(pattern))
      )
        return false;
    }
    return true;
  }
  for (let offset = 0; offset < bytes.size; offset += CHUNK) {
    if ((await bytes.at(offset, CHUNK)).some(isControl)) return false;
  }
  // UTF-7 writes a tag without its brackets.
  return !(await containsAny(bytes, [...markup, '+adw-']));
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const FORM_FEED = 0x0c;
const RETURN = 0x0d;
/** The end mark of old text editors. */
const END_OF_TEXT = 0x1a;

const isControl = (code: number): boolean =>
  (code < 0x20 && ![TAB, LINE_FEED, FORM_FEED, RETURN, END_OF_TEXT].includes(code)) || code === 0x7f;
