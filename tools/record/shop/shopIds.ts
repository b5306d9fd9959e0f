const id = (kind: string, n: number): string => `01936c3a-7c00-${kind}-8000-${String(n).padStart(12, '0')}`;

/** Ids of the records of the stories' shop, by number; stories name them in `knownIds`. */
export const productId = (n: number): string => id('70b0', n);
export const vendorId = (n: number): string => id('70f0', n);
export const orderId = (n: number): string => id('70f1', n);
export const orderLineId = (order: number, n: number): string => id('70f2', order * 100 + n);
/** Receipts, bills, payments, charges and scans of purchases. */
export const purchaseDocumentId = (n: number): string => id('70f4', n);
export const tenderId = (n: number): string => id('70f5', n);
export const stockId = (n: number): string => id('70f6', n);
export const registerId = (n: number): string => id('70d3', n);
