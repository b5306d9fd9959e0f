type Id = string;
type Text = string | null;
type Amount = number | null;

/** Computed rows that are not written yet. Moments and days are ISO text, amounts minor units. */
export type Rows = {
  units: {
    id: Id;
    device: Id;
    store: Id;
    location: Id;
    product: Id;
    code: string;
    type: string;
    color: Text;
    storage: Text;
    cost: number;
    receipt: Id;
    /** The invoice with which it was sold. */
    invoice: Id | null;
    at: string;
    by: Id;
    touchedBy: Id;
    touchedAt: string;
  }[];
  movements: {
    id: Id;
    store: Id;
    location: Id;
    product: Id;
    unit: Id | null;
    kind: string;
    quantity: number;
    value: number;
    balance: Amount;
    document: Id;
    line: Id | null;
    by: Id;
    at: string;
  }[];
  levels: { store: Id; location: Id; product: Id; onHand: number; value: number }[];
  invoices: (Sums &
    Discounted & {
      id: Id;
      store: Id;
      number: number;
      status: 'paid' | 'open';
      customer: Id | null;
      by: Id;
      currency: string;
      exemptBy: Text;
      exemptTax: number;
      paid: number;
      onAccount: number;
      due: Text;
      policy: Id | null;
      terms: Id | null;
      returnBy: Text;
      cost: number;
      pieces: number;
      notes: Text;
      at: string;
      day: string;
    })[];
  lines: (Sums &
    Discounted & {
      id: Id;
      invoice: Id;
      position: number;
      productId: Id | null;
      unit: Id | null;
      charge: Text;
      isTaxed: boolean;
      description: string;
      sku: string;
      unitCode: Text;
      quantity: number;
      unitPrice: number;
      offered: number;
      taxRate: string;
      cost: number;
      warranty: Text;
    })[];
  payments: {
    id: Id;
    store: Id;
    invoice: Id;
    kind: string;
    amount: number;
    tendered: number;
    change: number;
    reference: Text;
    by: Id;
    at: string;
  }[];
  activations: {
    id: Id;
    store: Id;
    invoiceId: Id;
    lineId: Id;
    carrierId: Id;
    dealerCode: Text;
    type: string;
    term: Amount;
    plan: string;
    planPrice: number;
    phone: Text;
    portFrom: Text;
    imei: Text;
    iccid: Text;
    commission: Amount;
    by: Id;
    at: string;
    postedAt: string;
    day: string;
  }[];
  drawers: {
    id: Id;
    store: Id;
    register: Id;
    openedBy: Id;
    openedAt: string;
    openingExpected: Amount;
    openingCounted: number;
    closing: null | {
      status: 'closed' | 'uncounted';
      by: Id;
      at: string;
      counted: Amount;
      expected: number;
      bankDrop: number;
      note: Text;
      reason: Text;
      isMissing: boolean;
      isForced: boolean;
    };
  }[];
  people: { id: Id; store: Id; drawer: Id; by: Id; joined: string; left: Text }[];
  cash: {
    id: Id;
    drawer: Id;
    kind: string;
    amount: number;
    category: Text;
    reason: Text;
    source: Id | null;
    by: Id;
    at: string;
  }[];
  terms: { kind: 'unit' | 'invoice'; term: string; target: Id }[];
  numbers: { store: Id; last: number }[];
  audit: { id: Id; store: Id; by: Id; at: string; action: string; entity: string; of: Id; after: object }[];
};

type Sums = { gross: number; discountTotal: number; net: number; tax: number; total: number };
type Discounted = {
  discountKind: Text;
  discountAmount: Amount;
  discountRate: Text;
  discountReason: Text;
};

/** Returns an empty set of rows. */
export const blankRows = (): Rows => ({
  units: [],
  movements: [],
  levels: [],
  invoices: [],
  lines: [],
  payments: [],
  activations: [],
  drawers: [],
  people: [],
  cash: [],
  terms: [],
  numbers: [],
  audit: [],
});
