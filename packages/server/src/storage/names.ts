const BYTES_MAX = 255;
/** Controls, signs that turn the direction of writing or are not seen, halves of a surrogate pair. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/** What a disk somewhere takes for something else. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** The name of a person's file as it is kept and shown: no path, nothing unseen, at most 255 bytes with its ending. */
export function cleanName(given: string): string {
  const last = given.normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? '';
  const safe = last
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(RESERVED, '_$&');
  const dot = safe.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
  const availableBytes = BYTES_MAX - Buffer.byteLength(ending);
  if (availableBytes < 1) return 'file';
  return `${cut(stem, availableBytes) || 'file'}${ending}`;
}

/** As many whole characters as fit into so many bytes of UTF-8. */
function cut(text: string, bytes: number): string {
  let [cleaned, used] = ['', 0];
  for (const character of text) {
    used += Buffer.byteLength(character);
    if (used > bytes) break;
    cleaned += character;
  }
  return cleaned;
}

/** The header that hands a file over under its name (RFC 6266, RFC 8187), to be looked at or to be kept. */
export function disposition(name: string, isInline: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
