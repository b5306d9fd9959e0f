import type { TenderView } from './tender.ts';

/** Any other way to pay, with a description. */
export const other = { icon: 'more', key: 'F10' } satisfies TenderView;
