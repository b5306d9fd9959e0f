const BYTES_MAX = 255;
/** Control characters, characters that change the text direction or are invisible, unpaired surrogates. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/** Names that are reserved on some file systems. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Returns the name of a user's file as it is stored and shown: no path, no invisible characters, at most 255 bytes
 * including its extension.
 */
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

/** Returns as many whole characters as fit into a number of UTF-8 bytes. */
function cut(text: string, bytes: number): string {
  let [cleaned, used] = ['', 0];
  for (const character of text) {
    used += Buffer.byteLength(character);
    if (used > bytes) break;
    cleaned += character;
  }
  return cleaned;
}

/** Returns the Content-Disposition header for a file name (RFC 6266, RFC 8187): shown inline or downloaded. */
export function disposition(name: string, isInline: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
