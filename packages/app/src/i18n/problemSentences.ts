import type { FieldProblem, ProblemParams } from '@tilldesk/domain/problems';

/** A rejection as sent by the server. */
export type Rejection = { code: string; message: string; params?: ProblemParams | undefined };

type TranslateIfKnown = (id: string, values: ProblemParams) => string | undefined;

/** Parameters that are amounts in minor units; they are formatted as money. */
const amounts: ReadonlySet<string> = new Set(['due', 'minimum', 'credit', 'price', 'rest']);

/**
 * Returns the message of a rejection in the user's language by its code. A code without a message keeps the server's own text.
 */
export function problemSentence(
  rejection: Rejection,
  ifKnown: TranslateIfKnown,
  money: (minor: number) => string,
): string {
  return ifKnown(`problem.${rejection.code}`, formatParams(rejection.params, money)) ?? rejection.message;
}

/** Returns the message shown at a field: of the field itself (required, tooLong…) or of the problem catalogue. */
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
