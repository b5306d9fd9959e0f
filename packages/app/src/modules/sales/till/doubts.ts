import { isPriceUnusual, isQuantityUnusual } from '@tilldesk/domain/lines';
import type { Cart, CartLine } from './cart.ts';

/** What of a line is so far from the usual that it is asked about. */
export type UnusualField = 'quantity' | 'unitPrice';

/** What is to be confirmed at a line before the checkout: what was confirmed is asked about again when it changes. */
export function unusualFieldsOf(line: CartLine): UnusualField[] {
  const { quantity, unitPrice, onHand, tracking, usual, confirmed, priceReason } = line;
  const isGoods = tracking !== 'serialized' && line.charge === null;
  const isMany = isGoods && isQuantityUnusual({ quantity, onHand: tracking === 'quantity' ? onHand : null });
  // Who wrote why it goes for less has been asked.
  const isExplained = priceReason !== null && usual !== null && unitPrice < usual.price;
  const isStrange = !isExplained && isPriceUnusual(unitPrice, usual?.listPrice ?? null);
  return [
    ...(isMany && confirmed.quantity !== quantity ? (['quantity'] as const) : []),
    ...(isStrange && confirmed.unitPrice !== unitPrice ? (['unitPrice'] as const) : []),
  ];
}

/** The first line that asks whether it is meant. */
export const firstUnusualLine = ({ lines }: Cart): CartLine | undefined =>
  lines.find((line) => unusualFieldsOf(line).length > 0);
