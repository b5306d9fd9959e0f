import { problemAt, type Problem, type ProblemCode, type ProblemParams } from '@tilldesk/domain/problems';
import type { SourceKind } from '@tilldesk/domain/stock';

/** The document for which stock moves. */
export type Source = { kind: SourceKind; id: string };

/** The path of the n-th entry in the caller's own request, so that a refusal stands at its field. */
export type At = (index: number) => string;

/** A refusal at an entry of the caller's request. */
export const problemAtIndex = (at: At, index: number, code: ProblemCode, params?: ProblemParams): Problem =>
  problemAt(at(index), code, params);
