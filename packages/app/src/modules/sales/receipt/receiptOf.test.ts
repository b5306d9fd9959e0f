import { type Invoice } from '@tilldesk/domain/sales';
import { defaultTransactionSettings, type Store } from '@tilldesk/domain/stores';
import { expect, test } from 'vitest';
import { receiptOf } from './receiptOf.ts';

const store: Store = {
  id: 's',
  _id: 's',
  code: 'demo',
  storeName: 'Harbour Street Phones',
  storeEmail: null,
  phone: '(207) 555-0142',
  address: '14 Harbour Street\nPortland, ME 04101',
  defaultCurrency: 'USD',
  timeZone: 'America/New_York',
  screenTimeout: 5,
  defaultTaxRate: '0.0825',
  taxNumber: null,
  receiptHeader: null,
  receiptFooter: 'Thank you!\nReturns within 14 days',
  transaction: defaultTransactionSettings('USD'),
};

const line = {
  id: 'l1',
  productId: 'p1',
  unitId: 'u1',
  quantity: 1,
  unitPrice: 79900,
  discount: { kind: 'amount', amount: 5000 },
  description: 'Aurora X2',
  sku: 'AUR-X2',
  tracking: 'serialized',
  unitCode: '356938035643809',
  unitLooks: null,
  listPrice: null,
  offered: null,
  approvedBy: null,
  priceRule: null,
  taxRate: '0.0825',
  gross: 79900,
  discountTotal: 5900,
  net: 74000,
  tax: 6105,
  total: 80105,
  charge: null,
  salespersonId: null,
  salesperson: null,
  priceReason: null,
  discountReason: null,
  ownTaxRate: '0.0825',
  cost: null,
  warrantyUntil: '2027-11-21',
  returned: 0,
  refundedNet: 0,
  refundedTax: 0,
} as const;

const sale: Invoice = {
  id: 'i',
  number: 'INV-1048',
  status: 'paid',
  customerId: null,
  customerName: null,
  customerLanguage: null,
  salesperson: 'Ana Lopez',
  currency: 'USD',
  gross: 83900,
  discountTotal: 5900,
  net: 78000,
  tax: 6105,
  total: 84105,
  paid: 84105,
  due: 0,
  dueDate: null,
  refunded: 0,
  printed: false,
  isOverdue: false,
  quotedUntil: null,
  isExpired: false,
  pieces: 3,
  createdAt: '2026-11-21T20:00:00.000Z',
  updatedAt: '2026-11-21T21:05:00.000Z',
  postedAt: '2026-11-21T21:05:00.000Z',
  version: 2,
  notes: null,
  discount: { kind: 'amount', amount: 900 },
  discountReason: null,
  exemption: null,
  lines: [
    line,
    {
      ...line,
      id: 'l2',
      unitId: null,
      unitCode: null,
      unitLooks: null,
      quantity: 2,
      unitPrice: 2000,
      discount: null,
      description: 'Gift card',
      gross: 4000,
      discountTotal: 0,
      net: 4000,
      tax: 0,
      taxRate: '0',
      total: 4000,
      warrantyUntil: null,
    },
  ],
  instalments: [],
  payments: [
    {
      id: 't1',
      kind: 'card',
      amount: 64105,
      tendered: 64105,
      change: 0,
      reference: '482113',
      reverses: null,
      register: null,
      at: '',
    },
    {
      id: 't2',
      kind: 'cash',
      amount: 20000,
      tendered: 20100,
      change: 100,
      reference: null,
      reverses: null,
      register: null,
      at: '',
    },
  ],
  policy: { returnBy: null, restockingFeeRate: null, refund: null, terms: null },
  refunds: [],
  exchangeOf: null,
  history: [],
};

const voice = {
  tax: (rate: string) => `Tax ${rate}`,
  tender: (kind: string) => kind,
  reference: (text: string) => `ref ${text}`,
  exempt: (certificate: string | null) => `No tax, ${certificate}`,
  warranty: (until: string) => `Warranty until ${until}`,
  returnBy: (until: string) => `Return by ${until}`,
  fee: (rate: string) => `${rate} kept`,
  taxNumber: (number: string) => `Tax number ${number}`,
  policy: (kind: string) => `Policy: ${kind}`,
  language: 'es',
};

test('a paid invoice on paper: goods with IMEI and warranty, sums, tenders as handed over, change', () => {
  expect(receiptOf(sale, store, voice)).toEqual({
    store: { name: 'Harbour Street Phones', lines: ['14 Harbour Street', 'Portland, ME 04101', '(207) 555-0142'] },
    number: 'INV-1048',
    instant: '2026-11-21T21:05:00.000Z',
    cashier: 'Ana Lopez',
    lines: [
      {
        id: 'l1',
        description: 'Aurora X2',
        serials: ['356938035643809'],
        notes: ['Warranty until 2027-11-21'],
        quantity: 1,
        unitPriceMinor: 79900,
        discountMinor: 5000,
        totalMinor: 74900,
      },
      { id: 'l2', description: 'Gift card', quantity: 2, unitPriceMinor: 2000, discountMinor: 0, totalMinor: 4000 },
    ],
    subtotalMinor: 78900,
    discountMinor: 900,
    taxes: [{ id: '0.0825', label: 'Tax 0.0825', minor: 6105 }],
    totalMinor: 84105,
    tenders: [
      { id: 't1', label: 'card', minor: 64105, detail: 'ref 482113' },
      { id: 't2', label: 'cash', minor: 20100 },
    ],
    changeMinor: 100,
    dueMinor: 0,
    terms: [],
    footer: ['Thank you!', 'Returns within 14 days'],
  });
});

test('a sale without tax says so, and by which certificate', () => {
  const lines = sale.lines.map((one) => ({ ...one, tax: 0, taxRate: '0' }));
  const exemption = { by: 'sale', reason: 'School', certificate: 'TX-7', tax: 6105 } as const;
  const exempt: Invoice = { ...sale, lines, tax: 0, exemption };
  expect(receiptOf(exempt, store, voice).taxes).toEqual([{ id: 'exempt', label: 'No tax, TX-7', minor: 0 }]);
});

test('subtotal less discount plus taxes is the total, and tenders less change is what was paid', () => {
  const paper = receiptOf(sale, store, voice);
  const sum = (parts: readonly { minor: number }[]) => parts.reduce((all, { minor }) => all + minor, 0);
  expect([
    paper.subtotalMinor - (paper.discountMinor ?? 0) + sum(paper.taxes),
    sum(paper.tenders) - (paper.changeMinor ?? 0),
  ]).toEqual([sale.total, sale.paid]);
});

test('the customer stands on the receipt where there is one', () => {
  const named = receiptOf({ ...sale, customerName: 'Marisol Herrera' }, store, voice);
  expect(named.customer).toEqual('Marisol Herrera');
});

test('the policies stand on the receipt as they stood at the sale, in the language that is there', () => {
  const policy = {
    returnBy: '2026-12-05',
    restockingFeeRate: '0.1',
    refund: { textEn: 'Complete.', textEs: 'Completa.\n\nSin daños.' },
    terms: { textEn: 'Data is wiped.', textEs: null },
  };
  expect(receiptOf({ ...sale, policy }, store, voice).terms).toEqual([
    {
      id: 'refund',
      title: 'Policy: refund',
      paragraphs: ['Return by 2026-12-05', '0.1 kept', 'Completa.', 'Sin daños.'],
    },
    { id: 'terms', title: 'Policy: terms', paragraphs: ['Data is wiped.'] },
  ]);
});
