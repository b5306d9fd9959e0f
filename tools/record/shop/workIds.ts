/** Ids of the shop with a time clock, by number. */
const id = (kind: string, n: number): string => `01936c3a-7c00-${kind}-8001-${String(n).padStart(12, '0')}`;

export const workRegisterId = (n: number): string => id('70d3', n);
/** A drawer that the manager opened, by its day in March 2026; stories name it in `knownIds`. */
export const workDrawerId = (day: number): string => id('70d5', day);
export const workMovementId = (n: number): string => id('70d6', n);
export const serviceId = (n: number): string => id('70b0', n);
export const repairsId = id('70ca', 1);
export const workInvoiceId = (n: number): string => id('70e0', n);
export const workLineId = (n: number): string => id('70f0', n);
export const workTenderId = (n: number): string => id('70f5', n);
