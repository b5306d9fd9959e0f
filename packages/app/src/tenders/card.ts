import type { TenderView } from './tender.ts';

/** A card, with the reference of a separate terminal. */
export const card = { icon: 'card', key: 'F7', referenceHint: 'sales.reference.hint' } satisfies TenderView;
