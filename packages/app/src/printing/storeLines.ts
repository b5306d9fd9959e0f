import type { ReceiptStore } from '@tilldesk/domain/receipts';

const filledLines = (texts: readonly (string | null)[]): string[] =>
  texts.flatMap((text) => text?.split('\n') ?? []).filter(Boolean);

/** Returns the lines below the store's name on documents: its address and phone. */
export const contactLines = ({ address, phone }: Pick<ReceiptStore, 'address' | 'phone'>): string[] =>
  filledLines([address, phone]);

/**
 * Returns the lines below the store's name on receipts: its header, address, contact and tax number; `labelled` adds the label to
 * that number.
 */
export const receiptStoreLines = (
  {
    receiptHeader,
    address,
    phone,
    storeEmail,
    taxNumber,
  }: Omit<ReceiptStore, 'storeName' | 'timeZone' | 'receiptFooter'>,
  labelled: (number: string) => string,
): string[] => filledLines([receiptHeader, address, phone, storeEmail, taxNumber && labelled(taxNumber)]);
