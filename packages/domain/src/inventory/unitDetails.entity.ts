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

/** What may be known of a unit beside what it is; a price of its own stands before its product's. */
export const unitFacts = {
  color: text({ max: 30 }),
  storage: text({ max: 20 }),
  condition: choice(conditions),
  grade: choice(grades),
  /** Percent of the capacity it had when new. */
  batteryHealth: quantity({ max: 100 }),
  carrier: text({ max: 40 }),
  lockStatus: choice(lockStatuses, { required: true }),
  ownPrice: money(),
  vendorWarrantyUntil: date(),
  notes: longText(),
};
const facts = z.object(unitFacts);
export type UnitFacts = z.output<typeof facts>;

/** The most codes of one device: two IMEIs, MEID, serial number, EID, and the SIMs it came with. */
export const IDENTIFIERS_MAX = 8;

/** A change of a unit; what is left out stays. `identifiers` are all that it shall have, its own code among them. */
export const unitChanges = z.strictObject({
  version: z.int(),
  ...z.partial(facts).shape,
  identifiers: z.optional(z.array(unitIdentifier).check(z.minLength(1), z.maxLength(IDENTIFIERS_MAX))),
});
export type UnitChanges = z.input<typeof unitChanges>;

/** A unit with all that is known of it, and what became of it, newest first. */
export const unitDetails = z.extend(unit.read, {
  ...unitFacts,
  /** Its product's where it has none of its own. */
  condition: unit.read.shape.condition,
  identifiers: z.array(unitIdentifier),
  /** The one that stands; null where it is kept for nobody. */
  reservation: z.nullable(reservation),
  events: z.array(
    z.object({
      at: instant({ required: true }),
      from: z.nullable(choice(unitStatuses, { required: true })),
      to: choice(unitStatuses, { required: true }),
      source: choice(sourceKinds, { required: true }),
      sourceId: z.nullable(id),
      /** The number of the document that moved it, where it has one. */
      number: z.nullable(z.string()),
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
  /** What was written about it: the names of the fields that changed. */
  changes: z.array(z.object({ at: instant({ required: true }), by: z.string(), fields: z.array(z.string()) })),
});
export type UnitDetails = z.output<typeof unitDetails>;
