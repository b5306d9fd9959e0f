/** A piece of a message: plain text, or an address of the web as it was written. */
export type Piece = { text: string; href?: string };

// No signs that cannot be seen or that turn the direction: an address is what it looks like.
const address = /\bhttps?:\/\/[^\s<>"'\u0060\p{Cc}\p{Cf}]+/giu;
// What ends a sentence, or closes what was opened before the address, is no part of it.
const tail = /[.,;:!?)\]}…]+$/u;

/** Cuts a message at its addresses of http and https; nothing else becomes a link, and all stays text. */
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

/** A bracket stays where the address opens it itself, as those of an encyclopaedia do. */
function withoutTail(found: string): string {
  const cut = found.replace(tail, '');
  const rest = found.slice(cut.length);
  return rest.startsWith(')') && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut;
}
