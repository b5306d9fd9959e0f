import { problemCatalogue, type ProblemCode } from './catalogue.ts';

/** Parameters of a message; amounts are in minor units and formatted by the app. */
export type ProblemParams = Readonly<Record<string, string | number>>;

/** A problem of one field. `code` is stable, `message` is the English text. */
export type FieldProblem = { code: string; message: string; params?: ProblemParams };

/** The common error format of the API. `fields` is keyed by the path of the value, e.g. `lines.0.quantity`. */
export type ProblemBody = {
  code: string;
  message: string;
  params?: ProblemParams;
  fields?: Record<string, FieldProblem>;
};

/** An error with a message for users. Thrown by rules and handlers; converted to the error format in one place. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly params: ProblemParams | undefined;
  readonly fields: Record<string, FieldProblem> | undefined;
  constructor(code: ProblemCode, params?: ProblemParams, fields?: Record<string, FieldProblem>) {
    const [status, template] = problemCatalogue[code];
    super(interpolate(template, params));
    this.code = code;
    this.status = status;
    this.params = params;
    this.fields = fields;
  }

  /** Returns the error format of the contract. */
  body(): ProblemBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.params ? { params: this.params } : {}),
      ...(this.fields ? { fields: this.fields } : {}),
    };
  }
}

/** Creates a problem at a single field: the message appears at the top of the form and at the field. */
export function problemAt(path: string, code: ProblemCode, params?: ProblemParams): Problem {
  const message = interpolate(problemCatalogue[code][1], params);
  return new Problem(code, params, { [path]: { code, message, ...(params ? { params } : {}) } });
}

const interpolate = (template: string, params: ProblemParams = {}): string =>
  template.replace(/\{(\w+)\}/g, (match, name: string) => String(params[name] ?? match));
