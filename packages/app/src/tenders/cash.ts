import type { TenderView } from './tender.ts';

/** Cash; the checkout offers the likely amounts, since it gives change. */
export const cash = { icon: 'cash', key: 'F6' } satisfies TenderView;
