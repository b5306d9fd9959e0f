import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, date, flag, id, instant, longText, money, rate, ref, text } from '../fields/fields.ts';
import { depositableKinds } from '../tenders/tenders.rules.ts';

/** What is paid: a phone carrier, a utility such as water or power, or the bill of another company. */
export const billKinds = ['carrierPayment', 'utility', 'vendorBill'] as const;
export type BillKind = (typeof billKinds)[number];

/** A company whose portal passes payments on to carriers, such as ePay. Names are unique. */
export const billProvider = entity('billProvider', {
  name: text({ required: true }),
  /** The address at which payments are entered: `https://…`. */
  portalUrl: text({ max: 254 }),
  /** The number of the store's account at the provider. */
  accountNumber: text(),
});
export type BillProvider = Row<typeof billProvider>;
export type BillProviderDraft = DraftOf<typeof billProvider>;

/** A company that is paid through a provider, with the terms for it. Amounts in minor units. */
export const billCarrier = entity(
  'billCarrier',
  {
    name: text({ required: true }),
    providerId: ref('billProviders', { required: true }),
    kind: choice(billKinds, { required: true }),
    /** What the customer pays in addition to the bill; it is revenue of the store. */
    feeAmount: money({ required: true }),
    /** Whether the fee is taxed, at the default rate of the store. */
    feeTaxed: flag(),
    /** What the store earns from the provider: a share of the bill, or a fixed amount. Not both. */
    commissionRate: rate(),
    commissionAmount: money(),
    /** Printed on the receipt. */
    policyText: longText({ max: 500 }),
  },
  { providerName: z.string() },
);
export type BillCarrier = Row<typeof billCarrier>;
export type BillCarrierDraft = DraftOf<typeof billCarrier>;

/**
 * Statuses of a bill payment: `pending` after the money was taken, until it is entered in the provider's portal (`processed`) or
 * `failed`; `reconciled` after it was found on the provider's statement; `reversed` after the provider took it back.
 */
export const billPaymentStatuses = ['draft', 'pending', 'processed', 'reconciled', 'failed', 'reversed'] as const;
export type BillPaymentStatus = (typeof billPaymentStatuses)[number];

/** How a bill is paid: as deposits, with money only. */
export const billTenderKinds = depositableKinds();
export type BillTenderKind = (typeof billTenderKinds)[number];

/** A part of the money that is taken or given back; `amount` of cash is what the customer hands over. */
export const billTender = z.strictObject({
  id,
  kind: choice(billTenderKinds, { required: true }),
  amount: money({ required: true, min: 1 }),
  reference: z.optional(text()),
});
export type BillTender = z.input<typeof billTender>;

/** Money that was taken (positive) or given back (negative), in minor units. */
const billMoney = z.object({
  id,
  kind: choice(billTenderKinds, { required: true }),
  amount: z.int(),
  tendered: z.int(),
  change: z.int(),
  reference: z.nullable(z.string()),
  by: z.string(),
  at: instant({ required: true }),
});

/** A bill that a customer pays at the counter. The money belongs to the carrier, the fee and the commission to the store. */
export const billPayment = entity(
  'billPayment',
  {
    kind: choice(billKinds, { required: true }),
    carrierId: ref('billCarriers', { required: true }),
    /** The phone whose bill is paid, and the number of the customer's account: at least the one that the kind requires. */
    phoneNumber: text({ format: 'phone' }),
    accountNumber: text(),
    plan: text(),
    customerId: ref('customers'),
    /** The bill, without fee and tax. */
    amount: money({ required: true, min: 1 }),
    nextDueDate: date(),
    note: longText({ max: 500 }),
  },
  {
    /** 'BP-1001', or the phone or account of a draft, which has no number. */
    name: z.string(),
    number: z.nullable(z.string()),
    status: choice(billPaymentStatuses, { required: true }),
    providerId: id,
    providerName: z.string(),
    portalUrl: z.nullable(z.string()),
    /** The number of the store's account at the provider. */
    providerAccount: z.nullable(z.string()),
    carrierName: z.string(),
    customerName: z.nullable(z.string()),
    customerLanguage: z.nullable(choice(['en', 'es'], { required: true })),
    policyText: z.nullable(z.string()),
    fee: z.int(),
    tax: z.int(),
    total: z.int(),
    /** Null without the right to see costs. */
    commission: z.nullable(z.int()),
    currency: z.string(),
    /** How it was paid, such as 'cash'; null for a draft. */
    tenders: z.array(billMoney),
    providerTransactionId: z.nullable(z.string()),
    takenAt: instant(),
    processedAt: instant(),
    reconciledAt: instant(),
    /** When it failed or was reversed, and why. */
    endedAt: instant(),
    reason: z.nullable(z.string()),
    /** Who took the money, or wrote the draft. */
    employee: z.string(),
    /** The register whose drawer its taker worked at; null without one. */
    register: z.nullable(z.string()),
  },
);
export type BillPayment = Row<typeof billPayment>;
export type BillPaymentDraft = DraftOf<typeof billPayment>;
