/** The maximum length of a preview in the chat list (spec §9). */
const PREVIEW_MAX = 40;

/**
 * Truncates a text above 40 characters. Counts grapheme clusters, so an emoji of several code points counts as one and is not
 * split.
 */
export function cutPreview(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= PREVIEW_MAX) return line;
  let shown = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (count++ === PREVIEW_MAX) return `${shown}…`;
    shown += segment;
  }
  return line;
}
