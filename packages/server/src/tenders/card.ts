import type { Tender } from './tender.ts';

/** A card, recorded with the reference of a separate terminal. It has no ledger of its own. */
export const card: Tender = { kind: 'card', name: { en: 'Card', es: 'Tarjeta' } };
