import type { TenderKind } from '@tilldesk/domain/shop';

/**
 * Ways to pay in the order in which they stand at the till, and the key that chooses each. A card or PayPal by a processor
 * has its place after the card.
 */
export const tillKinds = ['cash', 'card', 'check', 'storeCredit', 'onAccount', 'other'] as const;

export const tenderFaces = {
  cash: { icon: 'cash', hint: 'F6' },
  card: { icon: 'card', hint: 'F7' },
  check: { icon: 'receipt', hint: 'F8' },
  storeCredit: { icon: 'tag', hint: 'F2' },
  onAccount: { icon: 'calendar', hint: 'F4' },
  other: { icon: 'more', hint: 'F10' },
  /** These come with the cart, not by a key. */
  tradeIn: { icon: 'refresh', hint: '' },
  deposit: { icon: 'lock', hint: '' },
} as const satisfies Record<TenderKind, { icon: string; hint: string }>;
