import * as z from 'zod/mini';
import { entity, type Row } from '../fields/entity.ts';
import { flag, rate, text } from '../fields/fields.ts';

/** A role: its name and its limits. Its rights are changed by `rolePermissions`, which require a right of their own. */
export const role = entity(
  'role',
  {
    name: text({ required: true }),
    /** Whether costs and margins are shown. */
    viewCost: flag(),
    /** The largest discount of a line without approval; unlimited if null. */
    maxDiscount: rate(),
  },
  {
    /** The people who hold the role, inactive ones included. */
    people: z.int(),
  },
);

export type Role = Row<typeof role>;
