import type { Tender } from './tender.ts';

/** Any other way to pay, such as a gift card of another company, recorded with a description. */
export const other: Tender = { kind: 'other', name: { en: 'Other payment', es: 'Otro pago' } };
