import * as z from 'zod/mini';
import { choice, id, instant, longText, money, quantity, text } from '../fields/fields.ts';
import { receivedKinds } from '../sales/invoices.entity.ts';

/** A drawer is open; counted and closed; or closed with nobody having counted: then no shortage is booked until somebody does. */
export const registerSessionStatuses = ['open', 'closed', 'uncounted'] as const;
export type RegisterSessionStatus = (typeof registerSessionStatuses)[number];

/** What moves cash, or only looks at it (`count`) or at nothing (`noSale`: the drawer was opened without a sale). */
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
] as const;
export type CashMovementKind = (typeof cashMovementKinds)[number];

/** What a person books by hand. */
export const handMovementKinds = ['cashIn', 'cashOut', 'bankDrop', 'noSale'] as const satisfies CashMovementKind[];
export type HandMovementKind = (typeof handMovementKinds)[number];

/** What cash went in or out for. */
export const cashCategories = ['change', 'supplies', 'services', 'staff', 'owner', 'other'] as const;
export type CashCategory = (typeof cashCategories)[number];

/** Pieces of one bill or coin; `value` in minor units. */
const denomination = z.strictObject({ value: money({ required: true, min: 1 }), pieces: quantity({ required: true }) });
export type Denomination = z.output<typeof denomination>;

/** What lay in a drawer by its bills and coins, each value once. */
const denominations = z.array(denomination).check(
  z.maxLength(30),
  z.refine((all) => new Set(all.map(({ value }) => value)).size === all.length),
);

/**
 * A drawer from opening to closing. Amounts in minor units. To one who counts blind, `expected` and `difference` are null until
 * somebody counted.
 */
export const registerSession = z.object({
  id,
  registerId: id,
  registerName: z.string(),
  status: z.enum(registerSessionStatuses),
  openedBy: z.string(),
  openedAt: instant({ required: true }),
  /** What the last closing left in it; null where nobody knows. */
  openingExpected: z.nullable(z.int()),
  openingCounted: z.int(),
  /** Counted less expected at the opening: said once, part of no other difference. */
  openingDifference: z.nullable(z.int()),
  openingNote: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(instant({ required: true })),
  counted: z.nullable(z.int()),
  /** Who counted an uncounted drawer later; null where it was counted at the closing, or never. */
  countedBy: z.nullable(z.string()),
  expected: z.nullable(z.int()),
  difference: z.nullable(z.int()),
  /** Why there is a difference. */
  reason: z.nullable(z.string()),
  /** The difference is beyond the store's limit and nobody said why yet. */
  reasonMissing: z.boolean(),
  /** What went to the bank out of the counted cash, and what stayed for the next opening. */
  dropped: z.int(),
  left: z.nullable(z.int()),
  /** Closed by somebody who was not on it. */
  forced: z.boolean(),
  /** Who approved a closing below the minimum. */
  approvedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Who works on it now. */
  people: z.array(z.string()),
  /** Whether the caller does: their cash is in it. */
  isMine: z.boolean(),
  version: z.int(),
});

export type RegisterSession = z.output<typeof registerSession>;

/** A till of the store, with its open session, and its last one where nobody counted that. */
export const register = z.object({
  id,
  name: z.string(),
  /** An inactive register keeps its history, and no drawer can be opened at it. */
  active: z.boolean(),
  version: z.int(),
  session: z.nullable(registerSession),
  uncounted: z.nullable(registerSession),
});
export type Register = z.output<typeof register>;

/** A row of a drawer's ledger; `amount` is signed, and null for sales of an open drawer to one who counts blind. */
export const cashMovement = z.object({
  id,
  kind: z.enum(cashMovementKinds),
  amount: z.nullable(z.int()),
  /** What was seen, of a count. */
  counted: z.nullable(z.int()),
  category: z.nullable(z.enum(cashCategories)),
  reason: z.nullable(z.string()),
  by: z.string(),
  at: instant({ required: true }),
  /** The invoice whose cash it is; `number` as it is shown, 'INV-1001'. */
  invoice: z.nullable(z.object({ id, number: z.string() })),
  /** The refund whose cash it is, 'RF-1001'. */
  refund: z.nullable(z.object({ id, number: z.string() })),
  /** The movement that this row takes back, and the one that took this one back. */
  reverses: z.nullable(id),
  reversedBy: z.nullable(id),
  /** Whether the caller may take it back now. */
  mayReverse: z.boolean(),
});
export type CashMovement = z.output<typeof cashMovement>;

/** Cash that was taken while the store allowed it outside drawers: `amount` is signed, in minor units. */
export const outsideCash = z.object({
  id,
  kind: z.enum(['sale', 'deposit']),
  amount: z.int(),
  by: z.string(),
  at: instant({ required: true }),
  /** The invoice that was paid, or the draft for which a deposit was taken; a draft has no number. */
  invoice: z.object({ id, number: z.nullable(z.string()) }),
});
export type OutsideCash = z.output<typeof outsideCash>;

/** A drawer with its ledger, oldest first. */
export const registerSessionDetails = z.extend(registerSession, {
  openingDenominations: z.nullable(denominations),
  denominations: z.nullable(denominations),
  movements: z.array(cashMovement),
});
export type RegisterSessionDetails = z.output<typeof registerSessionDetails>;

/** How a row of the ledger may explain a difference. */
export const differenceCauses = ['same', 'double', 'swapped', 'change'] as const;
export type DifferenceCause = (typeof differenceCauses)[number];

/**
 * An X report (drawer open) or Z report (closed). `kinds` are the cash that moved, by kind; `others` what was taken beside cash, for
 * information; `clues` the movements that may explain the difference.
 */
export const drawerReport = z.object({
  kind: z.enum(['x', 'z']),
  at: instant({ required: true }),
  session: registerSession,
  kinds: z.array(z.object({ kind: z.enum(cashMovementKinds), count: z.int(), sum: z.nullable(z.int()) })),
  others: z.array(z.object({ kind: z.enum([...receivedKinds, 'tradeIn']), count: z.int(), sum: z.int() })),
  people: z.array(
    z.object({
      name: z.string(),
      from: instant({ required: true }),
      until: z.nullable(instant({ required: true })),
    }),
  ),
  clues: z.array(z.object({ clue: z.enum(differenceCauses), movement: cashMovement })),
});
export type DrawerReport = z.output<typeof drawerReport>;

/** Cash that a person moves by hand. `amount` is what was moved, without a sign; a drawer opened without a sale moves none. */
export const handMovement = z
  .strictObject({
    id,
    kind: choice(handMovementKinds, { required: true }),
    amount: money({ required: true }),
    category: z.optional(choice(cashCategories)),
    reason: text({ required: true, max: 200 }),
    /** Of a `noSale` by one who may not do it alone. */
    approvalId: z.optional(id),
  })
  .check(z.refine(({ kind, amount }) => (kind === 'noSale') === (amount === 0), { path: ['amount'] }));
export type HandMovement = z.input<typeof handMovement>;

/** What a person saw in a drawer. `reason` says why it differs from what was expected. */
export const drawerCount = {
  denominations: z.optional(z.nullable(denominations)),
  reason: z.optional(longText({ max: 500 })),
};
