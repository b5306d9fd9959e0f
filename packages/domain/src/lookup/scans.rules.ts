import type { ModuleName } from '../rights/modules.ts';

/** Kinds of records that a scanned code can match, most likely first. */
export const scanKinds = [
  'device',
  'product',
  'invoice',
  'refund',
  'purchase',
  'receipt',
  'bill',
  'vendorPayment',
  'adjustment',
  'count',
  'customer',
] as const;
export type ScanKind = (typeof scanKinds)[number];

/** The module whose read right is required to find a record. */
export const scanModules: Readonly<Record<ScanKind, ModuleName>> = {
  device: 'Serial Tracking',
  product: 'Product',
  invoice: 'Sale & Invoice',
  refund: 'Refunds & Exchanges',
  purchase: 'Purchase',
  receipt: 'Purchase',
  bill: 'Purchase',
  vendorPayment: 'Vendor',
  adjustment: 'Inventory',
  count: 'Inventory',
  customer: 'Customer',
};

/** Prefixes of document numbers. */
export const numberPrefixes = {
  invoice: 'INV',
  refund: 'RF',
  purchase: 'PO',
  receipt: 'GRN',
  bill: 'BILL',
  vendorPayment: 'PAY',
  adjustment: 'ADJ',
  count: 'CNT',
} as const satisfies Partial<Record<ScanKind, string>>;
export type NumberedKind = keyof typeof numberPrefixes;

/** Parses a document number such as INV-1001 or inv 1001; null for other texts. */
export function documentNamed(text: string): { kind: NumberedKind; number: number } | null {
  const [, prefix = '', digits = ''] = /^([A-Z]{2,4})[-\s']?(\d{1,9})$/.exec(text.trim().toUpperCase()) ?? [];
  const kinds = Object.keys(numberPrefixes) as NumberedKind[];
  const kind = kinds.find((one) => numberPrefixes[one] === prefix);
  return kind ? { kind, number: Number(digits) } : null;
}

/** Equivalent forms of a barcode: a UPC of 12 digits is an EAN of 13 with a leading 0. */
export function barcodeForms(text: string): string[] {
  if (/^\d{12}$/.test(text)) return [text, `0${text}`];
  return /^0\d{12}$/.test(text) ? [text, text.slice(1)] : [text];
}
