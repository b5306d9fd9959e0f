/** One edit of a text with a limit: the resulting text, the caret position, and whether text was truncated. */
export type ClippedText = { text: string; caret: number; overflowed: boolean };

/**
 * Removes the part of an edit that exceeds the limit: the end of the inserted text, as with HTML's own `maxlength`, so that the
 * text after the caret stays. Counts UTF-16 units as HTML does, and never splits a surrogate pair.
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
