import * as z from 'zod/mini';
import { id } from '../fields/fields.ts';

/**
 * One fact that an approval is bound to: what is done (`kind`, with its `detail`), to which line, with which product, unit,
 * person or record, how many pieces, and how much money in minor units. What does not matter is null.
 */
export const approvedFact = z.strictObject({
  kind: z.string().check(z.minLength(1), z.maxLength(40)),
  detail: z.nullable(z.string().check(z.maxLength(200))),
  lineId: z.nullable(id),
  itemId: z.nullable(id),
  quantity: z.nullable(z.int()),
  amountMinor: z.nullable(z.int()),
});
export type ApprovedFact = z.output<typeof approvedFact>;

/** The most facts that one approval is bound to: a document has no more lines. */
const FACTS_MAX = 500;
export const approvedFacts = z.array(approvedFact).check(z.maxLength(FACTS_MAX));

/** Returns a fact with all omitted properties set to null. */
export const factOf = (kind: string, more: Partial<Omit<ApprovedFact, 'kind'>> = {}): ApprovedFact => ({
  kind,
  detail: null,
  lineId: null,
  itemId: null,
  quantity: null,
  amountMinor: null,
  ...more,
});

/** The facts to be approved as text: parameter `for` of the error `approval.needed`. */
export const factsText = (facts: readonly ApprovedFact[]): string => JSON.stringify(facts);

/** Reads that parameter; nothing where it is none. */
export function readFacts(text: unknown): ApprovedFact[] {
  if (typeof text !== 'string') return [];
  try {
    return z.safeParse(approvedFacts, JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

/** Whether all facts of an action were approved exactly; additional approved facts do not matter. */
export function coversFacts(approved: readonly ApprovedFact[], requestedFacts: readonly ApprovedFact[]): boolean {
  const known = new Set(approved.map(keyOf));
  return requestedFacts.length > 0 && requestedFacts.every((fact) => known.has(keyOf(fact)));
}

/** Key of a fact: equal facts have equal keys. */
const keyOf = ({ kind, detail, lineId, itemId, quantity, amountMinor }: ApprovedFact): string =>
  JSON.stringify([kind, detail, lineId, itemId, quantity, amountMinor]);
