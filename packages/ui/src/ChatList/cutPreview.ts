/** The longest preview of a chat in a list (spec §9). */
const PREVIEW_MAX = 40;

/** Cuts a text above 40 characters, as people count them: an emoji of several signs is one, and is not torn apart. */
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
