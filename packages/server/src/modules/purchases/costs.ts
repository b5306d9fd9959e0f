import { allocate } from '@tilldesk/domain/money';
import { costOfPieces } from '@tilldesk/domain/purchases';

/**
 * Returns the cost of each of `count` pieces of a line, after the first `before` pieces, in minor units. The costs add
 * up to the line's share.
 */
export const costOfEach = (line: { quantity: number; net: number }, before: number, count: number): number[] =>
  allocate(
    costOfPieces(line, before, count),
    Array.from({ length: count }, () => 1),
  );
