/**
 * What a kind of tender is, for server and app. The server adds how it is locked and booked
 * (packages/server/src/tenders), the app how it is entered (packages/app/src/tenders).
 */
export type TenderRules = {
  /**
   * `received`: money that is paid at once, also for open invoices, and that refunds pay out; `sale`: pays only for a sale;
   * `promise`: not a payment, it stays due; `transfer`: booked by another document, never entered.
   */
  role: 'received' | 'sale' | 'promise' | 'transfer';
  needsCustomer: boolean;
  /** The error without a reference (card slip, check number or description); null if the kind has no reference. */
  missingReference: 'tender.referenceMissing' | 'tender.numberMissing' | null;
  /** What exceeds the amount due: it is rejected, given back as change, or paid out. A `payout` pays before other tenders. */
  excess: 'rejected' | 'change' | 'payout';
  /** It is cash in the drawer, a total in the drawer's report, or neither. */
  drawer: 'cash' | 'total' | 'none';
  /** A deposit can be paid with it. */
  takesDeposit: boolean;
  /** How it pays the seller of a trade-in: out of the drawer, as credit of the customer, or not at all. */
  tradeInPayout: 'drawer' | 'credit' | null;
  /** Its position among the methods proposed for a refund; null if refunds are not paid out with it. */
  refundOrder: number | null;
  /** A refund pays out at most what was paid with it, unless approved; or `any` amount. */
  refundLimit: 'paid' | 'any';
};

const base = {
  needsCustomer: false,
  missingReference: null,
  excess: 'rejected',
  drawer: 'none',
  takesDeposit: false,
  tradeInPayout: null,
  refundOrder: null,
  refundLimit: 'paid',
} as const;

/** The list of all kinds. Its order is the order of the lists derived from it. */
const kinds = {
  cash: {
    ...base,
    role: 'received',
    excess: 'change',
    drawer: 'cash',
    takesDeposit: true,
    tradeInPayout: 'drawer',
    refundOrder: 5,
  },
  /** Recorded from a separate terminal. */
  card: {
    ...base,
    role: 'received',
    missingReference: 'tender.referenceMissing',
    drawer: 'total',
    takesDeposit: true,
    refundOrder: 1,
  },
  check: {
    ...base,
    role: 'received',
    missingReference: 'tender.numberMissing',
    drawer: 'total',
    takesDeposit: true,
    refundOrder: 3,
  },
  /** Taken from the customer's credit ledger. */
  storeCredit: {
    ...base,
    role: 'received',
    needsCustomer: true,
    drawer: 'total',
    tradeInPayout: 'credit',
    refundOrder: 2,
    refundLimit: 'any',
  },
  other: {
    ...base,
    role: 'received',
    missingReference: 'tender.numberMissing',
    drawer: 'total',
    takesDeposit: true,
    refundOrder: 4,
  },
  /** A traded-in device, with the id of its trade-in. */
  tradeIn: { ...base, role: 'sale', excess: 'payout', drawer: 'total' },
  /** Money that was taken before the sale; it is in the drawer's report of the day it was taken. */
  deposit: { ...base, role: 'sale', needsCustomer: true },
  /** The value of exchanged goods. */
  exchange: { ...base, role: 'transfer' },
  /** The reduction of the amount due by a refund. */
  refund: { ...base, role: 'transfer' },
  onAccount: { ...base, role: 'promise', needsCustomer: true },
} as const satisfies Record<string, TenderRules>;

type Kinds = typeof kinds;

/** The kinds whose rules match a pattern. */
type KindWith<P> = { [K in keyof Kinds]: Kinds[K] extends P ? K : never }[keyof Kinds];

/** The kinds with one of these roles. */
export type KindOfRole<R extends TenderRules['role']> = KindWith<{ role: R }>;
export type ReferencedKind = KindWith<{ missingReference: string }>;
export type DepositableKind = KindWith<{ takesDeposit: true }>;
export type TradeInPayoutKind = KindWith<{ tradeInPayout: string }>;

/**
 * The rules of all registered kinds. A kind is added here before the contract is loaded, because its lists of kinds are derived
 * from it.
 */
export const tenderRules = new Map<string, TenderRules>(Object.entries(kinds));

/** Returns the rules of a kind. Throws for a kind that is not registered. */
export function rulesOf(kind: string): TenderRules {
  const rules = tenderRules.get(kind);
  if (!rules) throw new Error(`No tender of the kind ${kind} is registered.`);
  return rules;
}

const kindsWhere = (matches: (rules: TenderRules) => boolean): string[] =>
  [...tenderRules].flatMap(([kind, rules]) => (matches(rules) ? kind : []));

/** Returns the kinds with one of these roles, in the order of the list. */
export const kindsOfRole = <R extends TenderRules['role']>(...roles: readonly R[]) =>
  kindsWhere(({ role }) => roles.some((one) => one === role)) as KindOfRole<R>[];

/** Returns the kinds that a deposit can be paid with. */
export const depositableKinds = () => kindsWhere(({ takesDeposit }) => takesDeposit) as DepositableKind[];

/** Returns the kinds by which the seller of a trade-in can be paid. */
export const tradeInPayoutKinds = () =>
  kindsWhere(({ tradeInPayout }) => tradeInPayout !== null) as TradeInPayoutKind[];

/** Returns the kinds with one of these effects on the drawer, in the order of the list. */
export const kindsOfDrawer = <D extends TenderRules['drawer']>(...effects: readonly D[]) =>
  kindsWhere(({ drawer }) => effects.some((one) => one === drawer)) as KindWith<{ drawer: D }>[];

/** Returns the received kinds in the order in which a refund is proposed. */
export const refundedKinds = () =>
  kindsOfRole('received')
    .filter((kind) => rulesOf(kind).refundOrder !== null)
    .toSorted((a, b) => (rulesOf(a).refundOrder ?? 0) - (rulesOf(b).refundOrder ?? 0));

/** Whether payments of a kind are cash in a drawer. */
export const isCash = (kind: string): boolean => rulesOf(kind).drawer === 'cash';

/** Whether a kind may exceed the amount due and gives change. */
export const givesChange = (kind: string): boolean => rulesOf(kind).excess === 'change';

/** Whether a kind is not a payment but stays due. */
export const isPromise = (kind: string): boolean => rulesOf(kind).role === 'promise';

/** Whether a tender kind requires a customer. */
export const needsCustomer = (kind: string): boolean => rulesOf(kind).needsCustomer;

/** Whether a tender kind requires a reference (card slip, check number or description). */
export const needsReference = (kind: string): kind is ReferencedKind => rulesOf(kind).missingReference !== null;

/**
 * Allocates offers, tenders whose excess is paid out, to a sale in order: `paid` pays for the sale, `out` is paid out; `paid + out`
 * is the offer, and the sum of `paid` is at most the total. Minor units.
 */
export function spreadOffers(total: number, offers: readonly number[]): { paid: number; out: number }[] {
  let left = total;
  return offers.map((offer) => {
    const paid = Math.min(offer, left);
    left -= paid;
    return { paid, out: offer - paid };
  });
}
