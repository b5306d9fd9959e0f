import type { TenderKind } from '@tilldesk/domain/sales';

/** Payment methods in the order of the checkout. A card or PayPal payment by a processor comes after the card. */
export const tillKinds = ['cash', 'card', 'check', 'storeCredit', 'onAccount', 'other'] as const;

export const tenderFaces = {
  cash: { icon: 'cash', hint: 'F6' },
  card: { icon: 'card', hint: 'F7' },
  check: { icon: 'receipt', hint: 'F8' },
  storeCredit: { icon: 'tag', hint: 'F2' },
  onAccount: { icon: 'calendar', hint: 'F4' },
  other: { icon: 'more', hint: 'F10' },
  /** These come from the cart and have no key. */
  tradeIn: { icon: 'refresh', hint: '' },
  deposit: { icon: 'lock', hint: '' },
} as const satisfies Record<TenderKind, { icon: string; hint: string }>;
