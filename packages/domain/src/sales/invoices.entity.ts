import * as z from 'zod/mini';
import { choice, id, instant, money, quantity, rate, text, longText } from '../fields/fields.ts';
import type { Discount } from '../lines/totals.ts';

export const invoiceStatuses = ['draft', 'paid', 'discarded'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Ways to pay at the till in this slice. `cash` counts in the drawer and may be more than is due. */
export const tenderKinds = ['cash', 'card'] as const;
export type TenderKind = (typeof tenderKinds)[number];

const discount = z.nullable(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('amount'), amount: money({ required: true }) }),
    z.strictObject({ kind: z.literal('share'), rate: rate({ required: true }) }),
  ]),
) satisfies z.ZodMiniType<Discount>;

/** Things of one document have ids of their own. */
export const apart = z.refine<readonly { id: string }[]>(
  (all) => new Set(all.map((one) => one.id)).size === all.length,
);

/** A line as the till writes it. Price and tax rate are frozen on it when it is added. */
export const lineDraft = z.strictObject({
  id,
  productId: id,
  /** The serialized unit that leaves; null for what is held by quantity, or not yet scanned. */
  unitId: z.nullable(id),
  quantity: quantity({ required: true, min: 1, max: 10_000 }),
  unitPrice: money({ required: true }),
  discount,
});

/** An invoice as the till writes it; the id comes from the client, so that a second sending is the same invoice. */
export const invoiceDraft = z.strictObject({
  id,
  customerId: z.nullable(id),
  lines: z.array(lineDraft).check(z.maxLength(200), apart),
  discount,
  notes: longText(),
});
export type InvoiceDraft = z.input<typeof invoiceDraft>;
export type LineDraft = z.input<typeof lineDraft>;

/** A line as it stands on the wire: all parts in minor units, computed by the server. */
export const invoiceLine = z.object({
  ...lineDraft.shape,
  description: z.string(),
  sku: z.string(),
  tracking: choice(['serialized', 'quantity', 'none'], { required: true }),
  unitCode: z.nullable(z.string()),
  taxRate: rate({ required: true }),
  gross: z.int(),
  discountTotal: z.int(),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  /** What the line's goods cost in all, frozen when they leave; null before, and for those who may not see costs. */
  cost: z.nullable(z.int()),
  warrantyUntil: z.nullable(z.string()),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

export const payment = z.object({
  id,
  kind: choice(tenderKinds, { required: true }),
  amount: z.int(),
  tendered: z.int(),
  change: z.int(),
  reference: z.nullable(z.string()),
  at: instant({ required: true }),
});
export type Payment = z.output<typeof payment>;

const head = {
  id,
  /** 'INV-1001'; null while it is a draft. */
  number: z.nullable(z.string()),
  status: choice(invoiceStatuses, { required: true }),
  customerId: z.nullable(id),
  customerName: z.nullable(z.string()),
  salesperson: z.string(),
  currency: z.string(),
  gross: z.int(),
  discountTotal: z.int(),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  paid: z.int(),
  due: z.int(),
  pieces: z.int(),
  createdAt: instant({ required: true }),
  updatedAt: instant({ required: true }),
  postedAt: instant(),
  version: z.int(),
};

/** What the list shows of an invoice. */
export const invoiceRow = z.object(head);
export type InvoiceRow = z.output<typeof invoiceRow>;

const historyEntry = z.object({ at: instant({ required: true }), by: z.string(), action: z.string() });

/** A whole invoice: head, lines, payments and who did what when. */
export const invoice = z.object({
  ...head,
  notes: longText(),
  discount,
  lines: z.array(invoiceLine),
  payments: z.array(payment),
  history: z.array(historyEntry),
});
export type Invoice = z.output<typeof invoice>;

/** What a customer hands over. `amount` is cash handed over, or what the card terminal took. */
export const tender = z.strictObject({
  id,
  kind: choice(tenderKinds, { required: true }),
  amount: money({ required: true, min: 1 }),
  reference: z.optional(text()),
});
export type Tender = z.input<typeof tender>;
