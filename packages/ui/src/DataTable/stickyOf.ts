import type { Column } from './columns.ts';

/** Attributes of a cell that stays in sight: at the beginning for the first column, at the end for the last. */
export function stickyOf(columns: readonly Column<never>[], index: number, afterBox: boolean) {
  if (!columns[index]?.sticky) return {};
  if (index === 0) return { 'data-sticky': 'start', 'data-after-box': afterBox };
  return index === columns.length - 1 ? { 'data-sticky': 'end' } : {};
}
