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
export const customerId = (n: number): string => id('70c0', n);
/** Notes and credits of customers. */
export const bookId = (n: number): string => id('70f7', n);
export const invoiceId = (n: number): string => id('70e0', n);
export const saleLineId = (n: number): string => id('70f0', n);
export const refundId = (n: number): string => id('70e2', n);
export const refundPartId = (n: number): string => id('70e3', n);
/** The drawer of a day in March 2026. */
export const drawerId = (day: string): string => id('70d5', Number(day.slice(-2)));
export const categoryId = (n: number): string => id('70ca', n);
export const countId = (n: number): string => id('70e5', n);
/** Scans of counts. */
export const scanId = (n: number): string => id('70e6', n);
export const reservationId = (n: number): string => id('70e7', n);
