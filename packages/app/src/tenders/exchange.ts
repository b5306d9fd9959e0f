import type { TenderView } from './tender.ts';

/** The value of exchanged goods, from a refund. */
export const exchange = { icon: 'undo' } satisfies TenderView;
