import type { FieldProblem, ProblemParams } from '@tilldesk/domain/problems';

/** A refusal as it came over the wire. */
export type Rejection = { code: string; message: string; params?: ProblemParams | undefined };

type TranslateIfKnown = (id: string, values: ProblemParams) => string | undefined;

/** Parameters that are amounts in minor units; people read them as money. */
const amounts: ReadonlySet<string> = new Set(['due', 'minimum', 'credit', 'price', 'rest']);

/**
 * The sentence of a refusal in the person's language, by its code; one that is not in the messages keeps the
 * server's own sentence.
 */
export function problemSentence(
  rejection: Rejection,
  ifKnown: TranslateIfKnown,
  money: (minor: number) => string,
): string {
  return ifKnown(`problem.${rejection.code}`, formatParams(rejection.params, money)) ?? rejection.message;
}

/** The sentence at a field: of the field itself (required, tooLong…) or of the book. */
export function fieldSentence(
  problem: FieldProblem,
  ifKnown: TranslateIfKnown,
  money: (minor: number) => string,
): string {
  return (
    ifKnown(`problem.field.${problem.code}`, formatParams(problem.params, money)) ??
    problemSentence(problem, ifKnown, money)
  );
}

const formatParams = (params: ProblemParams = {}, money: (minor: number) => string): ProblemParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      amounts.has(name) && typeof value === 'number' ? money(value) : value,
    ]),
  );
