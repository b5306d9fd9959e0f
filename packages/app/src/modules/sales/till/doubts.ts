import { isPriceUnusual, isQuantityUnusual } from '@tilldesk/domain/lines';
import type { Cart, CartLine } from './cart.ts';

/** Fields of a line that can be unusual. */
export type UnusualField = 'quantity' | 'unitPrice';

/**
 * Returns the unusual fields of a line that must be confirmed before the checkout. A confirmation is void once the value changes.
 */
export function unusualFieldsOf(line: CartLine): UnusualField[] {
  const { quantity, unitPrice, onHand, tracking, usual, confirmed, priceReason } = line;
  const isGoods = tracking !== 'serialized' && line.charge === null;
  const isMany = isGoods && isQuantityUnusual({ quantity, onHand: tracking === 'quantity' ? onHand : null });
  // A lower price with a reason was already confirmed by entering the reason.
  const isExplained = priceReason !== null && usual !== null && unitPrice < usual.price;
  const isStrange = !isExplained && isPriceUnusual(unitPrice, usual?.listPrice ?? null);
  return [
    ...(isMany && confirmed.quantity !== quantity ? (['quantity'] as const) : []),
    ...(isStrange && confirmed.unitPrice !== unitPrice ? (['unitPrice'] as const) : []),
  ];
}

/** Returns the first line that needs a confirmation. */
export const firstUnusualLine = ({ lines }: Cart): CartLine | undefined =>
  lines.find((line) => unusualFieldsOf(line).length > 0);
