import type { TenderView } from './tender.ts';

/** An amount that stays due until a day. */
export const onAccount = { icon: 'calendar', key: 'F4' } satisfies TenderView;
