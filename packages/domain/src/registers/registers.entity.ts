import * as z from 'zod/mini';
import { choice, id, instant, longText, money, quantity, text } from '../fields/fields.ts';
import { kindsOfDrawer } from '../tenders/tenders.rules.ts';

/** Statuses of a drawer: open, closed and counted, or closed uncounted: then no shortage is posted until it is counted. */
export const registerSessionStatuses = ['open', 'closed', 'uncounted'] as const;
export type RegisterSessionStatus = (typeof registerSessionStatuses)[number];

/** Kinds of drawer entries: cash movements, `count` (information only), and `noSale` (opened without a sale). */
export const cashMovementKinds = [
  'sale',
  'cashIn',
  'cashOut',
  'bankDrop',
  'noSale',
  'count',
  'correction',
  'tradeInPayout',
  'deposit',
  'refund',
  'expense',
  'billPayment',
  'payroll',
] as const;
export type CashMovementKind = (typeof cashMovementKinds)[number];

/** Manual movements. */
export const handMovementKinds = ['cashIn', 'cashOut', 'bankDrop', 'noSale'] as const satisfies CashMovementKind[];
export type HandMovementKind = (typeof handMovementKinds)[number];

/** Categories of manual cash movements. */
export const cashCategories = ['change', 'supplies', 'services', 'staff', 'owner', 'other'] as const;
export type CashCategory = (typeof cashCategories)[number];

/** Number of pieces of one bill or coin; `value` in minor units. */
const denomination = z.strictObject({ value: money({ required: true, min: 1 }), pieces: quantity({ required: true }) });
export type Denomination = z.output<typeof denomination>;

/** Contents of a drawer by bills and coins, each value once. */
const denominations = z.array(denomination).check(
  z.maxLength(30),
  z.refine((all) => new Set(all.map(({ value }) => value)).size === all.length),
);

/**
 * A drawer from opening to closing. Amounts in minor units. For users with a blind count, `expected` and `difference` are null
 * until it is counted.
 */
export const registerSession = z.object({
  id,
  registerId: id,
  registerName: z.string(),
  status: z.enum(registerSessionStatuses),
  openedBy: z.string(),
  openedAt: instant({ required: true }),
  /** Amount left by the last closing; null if unknown. */
  openingExpected: z.nullable(z.int()),
  openingCounted: z.int(),
  /** Counted less expected at the opening; not part of any other difference. */
  openingDifference: z.nullable(z.int()),
  openingNote: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(instant({ required: true })),
  counted: z.nullable(z.int()),
  /** Who counted it after an uncounted closing; null if counted at the closing, or never. */
  countedBy: z.nullable(z.string()),
  expected: z.nullable(z.int()),
  difference: z.nullable(z.int()),
  /** Reason of the difference. */
  reason: z.nullable(z.string()),
  /** The difference exceeds the store's limit and has no reason yet. */
  reasonMissing: z.boolean(),
  /** Bank drop out of the counted cash, and the amount left for the next opening. */
  dropped: z.int(),
  left: z.nullable(z.int()),
  /** Closed by a user who had not joined it. */
  forced: z.boolean(),
  /** Approver of a closing below the minimum. */
  approvedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Users who joined it. */
  people: z.array(z.string()),
  /** Whether the caller joined it: their cash is in it. */
  isMine: z.boolean(),
  version: z.int(),
});

export type RegisterSession = z.output<typeof registerSession>;

/** A register of the store with its open drawer session, and its last one if uncounted. */
export const register = z.object({
  id,
  name: z.string(),
  /** An inactive register retains its history, and no drawer can be opened at it. */
  active: z.boolean(),
  version: z.int(),
  session: z.nullable(registerSession),
  uncounted: z.nullable(registerSession),
});
export type Register = z.output<typeof register>;

/** A row of a drawer's ledger; `amount` is signed; null for sales of an open drawer for users with a blind count. */
export const cashMovement = z.object({
  id,
  kind: z.enum(cashMovementKinds),
  amount: z.nullable(z.int()),
  /** Counted amount of a `count`. */
  counted: z.nullable(z.int()),
  category: z.nullable(z.enum(cashCategories)),
  reason: z.nullable(z.string()),
  by: z.string(),
  at: instant({ required: true }),
  /** The invoice of the cash; `number` as displayed, 'INV-1001'. */
  invoice: z.nullable(z.object({ id, number: z.string() })),
  /** The refund of the cash, 'RF-1001'. */
  refund: z.nullable(z.object({ id, number: z.string() })),
  /** The movement that this row reverses, and the one that reversed it. */
  reverses: z.nullable(id),
  reversedBy: z.nullable(id),
  /** Whether the caller can reverse it now. */
  mayReverse: z.boolean(),
});
export type CashMovement = z.output<typeof cashMovement>;

/** Cash taken outside drawers, if the store allows it: `amount` is signed, in minor units. */
export const outsideCash = z.object({
  id,
  kind: z.enum(['sale', 'deposit', 'billPayment']),
  amount: z.int(),
  by: z.string(),
  at: instant({ required: true }),
  /** The paid invoice, or the draft of a deposit; a draft has no number. Null for a bill payment. */
  invoice: z.nullable(z.object({ id, number: z.nullable(z.string()) })),
  billPayment: z.nullable(z.object({ id, number: z.string() })),
});
export type OutsideCash = z.output<typeof outsideCash>;

/** A drawer with its ledger, oldest first. */
export const registerSessionDetails = z.extend(registerSession, {
  openingDenominations: z.nullable(denominations),
  denominations: z.nullable(denominations),
  movements: z.array(cashMovement),
});
export type RegisterSessionDetails = z.output<typeof registerSessionDetails>;

/** How a ledger row can explain a difference. */
export const differenceCauses = ['same', 'double', 'swapped', 'change'] as const;
export type DifferenceCause = (typeof differenceCauses)[number];

/**
 * An X report (drawer open) or Z report (closed). `kinds`: cash movements by kind; `others`: other tenders, for information;
 * `causes`: movements that may explain the difference.
 */
export const drawerReport = z.object({
  kind: z.enum(['x', 'z']),
  at: instant({ required: true }),
  session: registerSession,
  kinds: z.array(z.object({ kind: z.enum(cashMovementKinds), count: z.int(), sum: z.nullable(z.int()) })),
  others: z.array(z.object({ kind: z.enum(kindsOfDrawer('cash', 'total')), count: z.int(), sum: z.int() })),
  people: z.array(
    z.object({
      name: z.string(),
      from: instant({ required: true }),
      until: z.nullable(instant({ required: true })),
    }),
  ),
  causes: z.array(z.object({ cause: z.enum(differenceCauses), movement: cashMovement })),
});
export type DrawerReport = z.output<typeof drawerReport>;

/** A manual cash movement. `amount` is unsigned; opening a drawer without a sale has none. */
export const handMovement = z
  .strictObject({
    id,
    kind: choice(handMovementKinds, { required: true }),
    amount: money({ required: true }),
    category: z.optional(choice(cashCategories)),
    reason: text({ required: true, max: 200 }),
    /** Approval of a `noSale` by a user without the right. */
    approvalId: z.optional(id),
  })
  .check(z.refine(({ kind, amount }) => (kind === 'noSale') === (amount === 0), { path: ['amount'] }));
export type HandMovement = z.input<typeof handMovement>;

/** A drawer count. `reason` explains a difference. */
export const drawerCount = {
  denominations: z.optional(z.nullable(denominations)),
  reason: z.optional(longText({ max: 500 })),
};
