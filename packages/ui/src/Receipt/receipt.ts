export type ReceiptLine = {
  id: string;
  description: string;
  /** The serial numbers or IMEIs that were sold with the line. */
  serials?: readonly string[] | undefined;
  /** Stand below in small letters, such as how long the warranty runs. */
  notes?: readonly string[] | undefined;
  quantity: number;
  /** Minor units, before discount and tax. */
  unitPriceMinor: number;
  /** Minor units taken off the line, as a positive number. */
  discountMinor?: number | undefined;
  /** Minor units, after the discount. */
  totalMinor: number;
};

/** An amount with its name, such as a tax or a tender. */
export type ReceiptAmount = { id: string; label: string; minor: number; detail?: string | undefined };

/** What the customer is told in writing, such as how goods come back. */
export type ReceiptTerm = { id: string; title: string; paragraphs: readonly string[] };

/** What a receipt says. It adds nothing up: every amount is given, in minor units of one currency. */
export type ReceiptData = {
  store: { name: string; /** Address, phone and the like. */ lines: readonly string[] };
  number: string;
  /** Stands in large letters below the store, such as "COPY" on a reprint. */
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
  /** Stand below the sums, above the footer. */
  terms?: readonly ReceiptTerm[] | undefined;
  footer: readonly string[];
};

export type ReceiptTexts = {
  /** Names the document, such as "Receipt". */
  title: string;
  number: string;
  date: string;
  cashier: string;
  customer: string;
  item: string;
  quantity: string;
  price: string;
  amount: string;
  /** Stands before a serial number. */
  serial: string;
  discount: string;
  subtotal: string;
  total: string;
  change: string;
  due: string;
};
