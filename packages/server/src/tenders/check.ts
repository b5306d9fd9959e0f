import type { Tender } from './tender.ts';

/** A check, recorded with its number. */
export const check: Tender = { kind: 'check', name: { en: 'Check', es: 'Cheque' } };
