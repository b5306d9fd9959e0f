import { problemAt, type Problem, type ProblemCode, type ProblemParams } from '@tilldesk/domain/problems';
import type { SourceKind } from '@tilldesk/domain/inventory';

/** The document of a stock movement. */
export type Source = { kind: SourceKind; id: string };

/** Returns the path of the n-th entry in the caller's request, so that an error is shown at its field. */
export type At = (index: number) => string;

/** Creates an error at an entry of the caller's request. */
export const problemAtIndex = (at: At, index: number, code: ProblemCode, params?: ProblemParams): Problem =>
  problemAt(at(index), code, params);
