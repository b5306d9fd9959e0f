export type ReceiptLine = {
  id: string;
  description: string;
  /** The serial numbers or IMEIs sold with the line. */
  serials?: readonly string[] | undefined;
  /** Small text below the line, such as the warranty period. */
  notes?: readonly string[] | undefined;
  quantity: number;
  /** Minor units, before discount and tax. */
  unitPriceMinor: number;
  /** The discount of the line in minor units, as a positive number. */
  discountMinor?: number | undefined;
  /** Minor units, after the discount. */
  totalMinor: number;
};

/** An amount with its name, such as a tax or a tender. */
export type ReceiptAmount = { id: string; label: string; minor: number; detail?: string | undefined };

/** A policy for the customer, such as the return policy. */
export type ReceiptTerm = { id: string; title: string; paragraphs: readonly string[] };

/** The content of a receipt. The component computes no totals: every amount is given, in minor units of one currency. */
export type ReceiptData = {
  store: { name: string; /** Address, phone and similar lines. */ lines: readonly string[] };
  number: string;
  /** Large text below the store, such as "COPY" on a reprint. */
  mark?: string | undefined;
  instant: string | number | Date;
  cashier: string;
  customer?: string | undefined;
  lines: readonly ReceiptLine[];
  subtotalMinor: number;
  discountMinor?: number | undefined;
  taxes: readonly ReceiptAmount[];
  totalMinor: number;
  tenders: readonly ReceiptAmount[];
  changeMinor?: number | undefined;
  dueMinor?: number | undefined;
  /** Policies below the totals, above the footer. */
  terms?: readonly ReceiptTerm[] | undefined;
  footer: readonly string[];
};

export type ReceiptTexts = {
  /** The name of the document, such as "Receipt". */
  title: string;
  number: string;
  date: string;
  cashier: string;
  customer: string;
  item: string;
  quantity: string;
  price: string;
  amount: string;
  /** Text before a serial number. */
  serial: string;
  discount: string;
  subtotal: string;
  total: string;
  change: string;
  due: string;
};
