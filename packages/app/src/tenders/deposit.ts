import type { TenderView } from './tender.ts';

/** A deposit that was taken before; it comes from the cart. */
export const deposit = { icon: 'lock' } satisfies TenderView;
