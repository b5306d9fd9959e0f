import { tradeInPayouts, type TradeIn, type TradeInDraft } from '@tilldesk/domain/tradeIns';
import type { CartCustomer } from '../till/cart.ts';
import { parseIdentifier, type Grade, type LockStatus } from '@tilldesk/domain/inventory';

/** A product of a traded-in device; `price` is the shop's selling price in minor units. */
export type TradeInProduct = { id: string; name: string; price: number };

/** The seller of the device, who is the customer of the sale. */
export type TradeInSeller = CartCustomer;

/** Form values of a trade-in; empty text or null for values that are not entered. */
export type TradeInEntry = {
  code: string;
  isConfirmed: boolean;
  product: TradeInProduct | null;
  color: string;
  storage: string;
  grade: Grade | null;
  batteryHealth: number | null;
  lockStatus: LockStatus;
  notes: string;
  blacklist: TradeIn['blacklist'] | null;
  blacklistReference: string;
  unlocked: boolean;
  agreed: boolean;
  customer: TradeInSeller | null;
  documentKind: TradeIn['document']['kind'];
  documentNumber: string;
  documentExpires: string;
  offer: number | null;
  payout: TradeIn['payout'];
};

/** Returns the form values of a new trade-in, with the customer of the sale if there is one. */
export const beginTradeIn = (customer: TradeInSeller | null): TradeInEntry => ({
  code: '',
  isConfirmed: false,
  product: null,
  color: '',
  storage: '',
  grade: null,
  batteryHealth: null,
  lockStatus: 'unknown',
  notes: '',
  blacklist: null,
  blacklistReference: '',
  unlocked: false,
  agreed: false,
  customer,
  documentKind: 'driverLicense',
  documentNumber: '',
  documentExpires: '',
  offer: null,
  payout: tradeInPayouts[0]!,
});

/** Fields that can have an error, in the order of the form. */
export const tradeInFields = [
  'code',
  'product',
  'grade',
  'blacklist',
  'unlocked',
  'customer',
  'documentNumber',
  'documentExpires',
  'offer',
  'agreed',
] as const;
export type TradeInField = (typeof tradeInFields)[number];

/** Returns the required fields that are missing before the offer can be sent. */
export function missingIn(entry: TradeInEntry): TradeInField[] {
  const isMissing: Partial<Record<TradeInField, boolean>> = {
    code: entry.code.trim() === '' || (parseIdentifier(entry.code).hasInvalidCheckDigit && !entry.isConfirmed),
    product: entry.product === null,
    grade: entry.grade === null,
    blacklist: entry.blacklist === null,
    unlocked: !entry.unlocked,
    customer: entry.customer === null,
    documentNumber: entry.documentNumber.trim() === '',
    offer: entry.offer === null || entry.offer < 1,
    agreed: !entry.agreed,
  };
  return tradeInFields.filter((field) => isMissing[field]);
}

/** Returns the request body of an offer, or null while a required value is missing. */
export function tradeInOf(entry: TradeInEntry, id: string, invoiceId: string): TradeInDraft | null {
  const { product, grade, customer, offer, blacklist } = entry;
  if (missingIn(entry).length > 0 || !product || !grade || !customer || !blacklist || offer === null) return null;
  return {
    id,
    invoiceId,
    customerId: customer.id,
    productId: product.id,
    codes: [entry.code.trim()],
    isConfirmed: entry.isConfirmed,
    grade,
    color: textOf(entry.color),
    storage: textOf(entry.storage),
    batteryHealth: entry.batteryHealth,
    lockStatus: entry.lockStatus,
    notes: textOf(entry.notes),
    document: {
      kind: entry.documentKind,
      number: entry.documentNumber.trim(),
      expires: textOf(entry.documentExpires),
    },
    blacklist,
    blacklistReference: textOf(entry.blacklistReference),
    unlocked: entry.unlocked,
    agreed: entry.agreed,
    offer,
    payout: entry.payout,
  };
}

/** Maps the field paths of server errors to the form fields. */
export const fieldAt: Readonly<Record<string, TradeInField>> = {
  codes: 'code',
  productId: 'product',
  customerId: 'customer',
  blacklist: 'blacklist',
  unlocked: 'unlocked',
  agreed: 'agreed',
  offer: 'offer',
  'document.number': 'documentNumber',
  'document.expires': 'documentExpires',
};

const textOf = (typed: string): string | null => typed.trim() || null;
