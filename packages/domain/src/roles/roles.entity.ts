import * as z from 'zod/mini';
import { entity, type Row } from '../fields/entity.ts';
import { flag, money, quantity, rate, text } from '../fields/fields.ts';

/** One day: an invoice is voided on its own day. */
const VOID_MINUTES_MAX = 1_440;

/** A role: its name and its limits. Its rights are changed by `rolePermissions`, which require a right of their own. */
export const role = entity(
  'role',
  {
    name: text({ required: true }),
    /** Whether costs and margins are shown. */
    viewCost: flag(),
    /** The largest discount of a line without approval; unlimited if null. */
    maxDiscount: rate(),
    /** The largest refund without approval, minor units; unlimited if null. */
    maxRefund: money(),
    /** How long after its sale an invoice is voided without approval, minutes; never if null. */
    voidMinutes: quantity({ min: 1, max: VOID_MINUTES_MAX }),
  },
  {
    /** The people who hold the role, inactive ones included. */
    people: z.int(),
  },
);

export type Role = Row<typeof role>;
