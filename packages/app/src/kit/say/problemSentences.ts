import type { FieldProblem, ProblemParams } from '@tilldesk/domain/problems';

/** A refusal as it came over the wire. */
export type Refusal = { code: string; message: string; params?: ProblemParams | undefined };

type Known = (id: string, values: ProblemParams) => string | undefined;

/** Parameters that are amounts in minor units; people read them as money. */
const amounts: ReadonlySet<string> = new Set(['due', 'minimum', 'credit', 'price', 'rest']);

/**
 * The sentence of a refusal in the person's language, by its code; one that is not in the messages keeps the
 * server's own sentence.
 */
export function problemSentence(refusal: Refusal, known: Known, money: (minor: number) => string): string {
  return known(`problem.${refusal.code}`, spoken(refusal.params, money)) ?? refusal.message;
}

/** The sentence at a field: of the field itself (required, tooLong…) or of the book. */
export function fieldSentence(problem: FieldProblem, known: Known, money: (minor: number) => string): string {
  return (
    known(`problem.field.${problem.code}`, spoken(problem.params, money)) ?? problemSentence(problem, known, money)
  );
}

const spoken = (params: ProblemParams = {}, money: (minor: number) => string): ProblemParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      amounts.has(name) && typeof value === 'number' ? money(value) : value,
    ]),
  );
