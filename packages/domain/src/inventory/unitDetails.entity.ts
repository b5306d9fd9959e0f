import * as z from 'zod/mini';
import { choice, date, id, instant, longText, money, quantity, text } from '../fields/fields.ts';
import { conditions } from '../products/products.entity.ts';
import { identifierTypes } from './identifiers.rules.ts';
import { reservation } from './reservations.contract.ts';
import { grades, lockStatuses, sourceKinds, unit, unitStatuses } from './units.entity.ts';

/** A code of a device. */
export const unitIdentifier = z.strictObject({
  type: choice(identifierTypes, { required: true }),
  value: text({ required: true, max: 40, format: 'code' }),
});
export type UnitIdentifier = z.output<typeof unitIdentifier>;

/** Optional facts of a unit; its own price overrides that of its product. */
export const unitFacts = {
  color: text({ max: 30 }),
  storage: text({ max: 20 }),
  condition: choice(conditions),
  grade: choice(grades),
  /** Percent of the original capacity. */
  batteryHealth: quantity({ max: 100 }),
  carrier: text({ max: 40 }),
  lockStatus: choice(lockStatuses, { required: true }),
  ownPrice: money(),
  vendorWarrantyUntil: date(),
  notes: longText(),
};
const facts = z.object(unitFacts);
export type UnitFacts = z.output<typeof facts>;

/** Maximum codes of a device: two IMEIs, MEID, serial number, EID, and its SIMs. */
export const IDENTIFIERS_MAX = 8;

/** A change of a unit; omitted fields are unchanged. `identifiers` is the complete new list, including its own code. */
export const unitChanges = z.strictObject({
  version: z.int(),
  ...z.partial(facts).shape,
  identifiers: z.optional(z.array(unitIdentifier).check(z.minLength(1), z.maxLength(IDENTIFIERS_MAX))),
});
export type UnitChanges = z.input<typeof unitChanges>;

/** A unit with all details and its history, newest first. */
export const unitDetails = z.extend(unit.read, {
  ...unitFacts,
  /** Own value, or that of its product. */
  condition: unit.read.shape.condition,
  identifiers: z.array(unitIdentifier),
  /** The current reservation; null without one. */
  reservation: z.nullable(reservation),
  events: z.array(
    z.object({
      at: instant({ required: true }),
      from: z.nullable(choice(unitStatuses, { required: true })),
      to: choice(unitStatuses, { required: true }),
      source: choice(sourceKinds, { required: true }),
      sourceId: z.nullable(id),
      /** Number of the document that moved it, if any. */
      number: z.nullable(z.string()),
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
  /** Edits: the names of the changed fields. */
  changes: z.array(z.object({ at: instant({ required: true }), by: z.string(), fields: z.array(z.string()) })),
});
export type UnitDetails = z.output<typeof unitDetails>;
