import { isPriceDoubtful, isQuantityDoubtful } from '@tilldesk/domain/lines';
import type { Cart, CartLine } from './cart.ts';

/** What of a line is so far from the usual that it is asked about. */
export type Doubt = 'quantity' | 'unitPrice';

/** What is to be confirmed at a line before the checkout: what was confirmed is asked about again when it changes. */
export function doubtsOf(line: CartLine): Doubt[] {
  const { quantity, unitPrice, onHand, tracking, usual, confirmed, priceReason } = line;
  const isGoods = tracking !== 'serialized' && line.charge === null;
  const isMany = isGoods && isQuantityDoubtful({ quantity, onHand: tracking === 'quantity' ? onHand : null });
  // Who wrote why it goes for less has been asked.
  const isExplained = priceReason !== null && usual !== null && unitPrice < usual.price;
  const isStrange = !isExplained && isPriceDoubtful(unitPrice, usual?.listPrice ?? null);
  return [
    ...(isMany && confirmed.quantity !== quantity ? (['quantity'] as const) : []),
    ...(isStrange && confirmed.unitPrice !== unitPrice ? (['unitPrice'] as const) : []),
  ];
}

/** The first line that asks whether it is meant. */
export const doubtfulLine = ({ lines }: Cart): CartLine | undefined => lines.find((line) => doubtsOf(line).length > 0);
