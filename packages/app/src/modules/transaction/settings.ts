import type { StoreTransaction } from '@tilldesk/domain/shop';

export type Setting = keyof StoreTransaction;

/** What is switched on or off. */
const switches = ['requireShiftToSell', 'cashWithoutDrawer', 'blindCashCount'] as const satisfies readonly Setting[];
/** What is an amount. */
export const amounts = ['openingMinimum', 'closingFloat', 'varianceLimit'] as const satisfies readonly Setting[];

export const settingNames: readonly Setting[] = [...switches, ...amounts];
