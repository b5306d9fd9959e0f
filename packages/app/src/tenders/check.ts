import type { TenderView } from './tender.ts';

/** A check, with its number. */
export const check = { icon: 'receipt', key: 'F8' } satisfies TenderView;
