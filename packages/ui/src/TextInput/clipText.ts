/** One edit of a text with a limit: the text after it, where the caret stands, whether something was cut. */
export type ClippedText = { text: string; caret: number; overflowed: boolean };

/**
 * Takes back what an edit put past the limit: the end of the inserted piece goes, as with HTML's own `maxlength`, so what stood
 * behind the caret stays. Counts UTF-16 units as HTML does, and never leaves half of a pair.
 */
export function clipText(text: string, caret: number, maxLength: number): ClippedText {
  const excess = text.length - maxLength;
  if (excess <= 0) return { text, caret, overflowed: false };
  const cut = surrogatePairStart(text, Math.max(0, caret - excess));
  const clipped = text.slice(0, cut) + text.slice(caret);
  const end = surrogatePairStart(clipped, Math.min(clipped.length, maxLength));
  return { text: clipped.slice(0, end), caret: Math.min(cut, end), overflowed: true };
}

function surrogatePairStart(text: string, at: number) {
  const before = text.charCodeAt(at - 1);
  return before >= 0xd800 && before <= 0xdbff && at < text.length ? at - 1 : at;
}
