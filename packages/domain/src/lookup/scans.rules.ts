import type { ModuleName } from '../rights/modules.ts';

/** The kinds of records that a scanned code may lead to, the likeliest first. */
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

/** The module that one must be able to read to be led to a record. */
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

/** How documents' numbers are shown. */
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

/** The document that a text names, as INV-1001 or inv 1001; null where it names none. */
export function documentNamed(text: string): { kind: NumberedKind; number: number } | null {
  const [, prefix = '', digits = ''] = /^([A-Z]{2,4})[-\s']?(\d{1,9})$/.exec(text.trim().toUpperCase()) ?? [];
  const kinds = Object.keys(numberPrefixes) as NumberedKind[];
  const kind = kinds.find((one) => numberPrefixes[one] === prefix);
  return kind ? { kind, number: Number(digits) } : null;
}

/** The same product's code as scanners may send it: a UPC of 12 digits is an EAN of 13 that begins with 0. */
export function barcodeForms(text: string): string[] {
  if (/^\d{12}$/.test(text)) return [text, `0${text}`];
  return /^0\d{12}$/.test(text) ? [text, text.slice(1)] : [text];
}
