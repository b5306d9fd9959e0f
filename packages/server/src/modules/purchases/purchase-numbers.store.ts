/** Formats the number of a purchase document. */
export const formatPurchaseNumber = (number: number): string => `PO-${number}`;
export const formatReceiptNumber = (number: number): string => `GRN-${number}`;
export const billNumber = (number: number): string => `BILL-${number}`;
export const paymentNumber = (number: number): string => `PAY-${number}`;
