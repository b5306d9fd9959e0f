import type { TenderView } from './tender.ts';

/** The reduction of the amount due by a refund. */
export const refund = { icon: 'undo' } satisfies TenderView;
