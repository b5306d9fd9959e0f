import type { TenderView } from './tender.ts';

/** The customer's credit in the shop. */
export const storeCredit = {
  icon: 'tag',
  key: 'F2',
  creditOf: (customer) => customer.storeCredit,
} satisfies TenderView;
