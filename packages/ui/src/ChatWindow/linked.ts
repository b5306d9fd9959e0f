/** A part of a message: plain text, or a web address as it was written. */
export type Piece = { text: string; href?: string };

// Excludes invisible characters and characters that change the text direction, so that an address is what it looks like.
const address = /\bhttps?:\/\/[^\s<>"'\u0060\p{Cc}\p{Cf}]+/giu;
// Punctuation at the end of a sentence, or a closing bracket that was opened before the address, is not part of the address.
const tail = /[.,;:!?)\]}…]+$/u;

/** Splits a message at its http and https addresses. Nothing else becomes a link, and everything stays text. */
export function linked(content: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of content.matchAll(address)) {
    const text = withoutTail(found);
    if (!URL.canParse(text)) continue;
    if (index > from) pieces.push({ text: content.slice(from, index) });
    pieces.push({ text, href: text });
    from = index + text.length;
  }
  if (from < content.length || pieces.length === 0) pieces.push({ text: content.slice(from) });
  return pieces;
}

/** Keeps a closing bracket that is opened within the address, as in Wikipedia addresses. */
function withoutTail(found: string): string {
  const cut = found.replace(tail, '');
  const rest = found.slice(cut.length);
  return rest.startsWith(')') && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut;
}
