import { shareOut } from '@tilldesk/domain/money';
import { costOfPieces } from '@tilldesk/domain/stock';

/** What each of `count` pieces of a line costs after the first `before` of it, minor units: they add up to the line's part. */
export const costOfEach = (line: { quantity: number; net: number }, before: number, count: number): number[] =>
  shareOut(
    costOfPieces(line, before, count),
    Array.from({ length: count }, () => 1),
  );
