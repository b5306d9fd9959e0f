import type { ProblemCode } from './catalogue.ts';

/** Parameters of a message; amounts are in minor units and formatted by the app. */
export type ProblemParams = Readonly<Record<string, string | number>>;

/** A problem of one field. `code` is stable, `message` is the English text; in a `Problem` it is the code. */
export type FieldProblem = { code: string; message: string; params?: ProblemParams };

/** The common error format of the API. `fields` is keyed by the path of the value, e.g. `lines.0.quantity`. */
export type ProblemBody = {
  code: string;
  message: string;
  params?: ProblemParams;
  fields?: Record<string, FieldProblem>;
};

/**
 * An error with a message for users. Thrown by rules and handlers; converted to the error format in one place. It has no text of
 * its own, so that an app that translates codes does not load the catalogue: `problemBody` and `problemStatus` look it up.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly params: ProblemParams | undefined;
  readonly fields: Record<string, FieldProblem> | undefined;
  constructor(code: ProblemCode, params?: ProblemParams, fields?: Record<string, FieldProblem>) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
  }
}

/** Creates a problem at a single field: the message appears at the top of the form and at the field. */
export const problemAt = (path: string, code: ProblemCode, params?: ProblemParams): Problem =>
  new Problem(code, params, { [path]: { code, message: code, ...(params ? { params } : {}) } });
