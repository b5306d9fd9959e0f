import type { TenderView } from './tender.ts';

/** A traded-in device; it comes from the cart. */
export const tradeIn = {
  icon: 'refresh',
  paidOut: { payment: 'tradeIn.paid', sale: 'tradeIn.paidOut' },
} satisfies TenderView;
