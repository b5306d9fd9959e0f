import { book, type ProblemCode } from './catalogue.ts';

/** What fills the `{name}` places of a sentence; amounts are sent as minor units, the app formats them. */
export type ProblemParams = Readonly<Record<string, string | number>>;

/** What is wrong at one field. `code` is stable, `message` is the English sentence. */
export type FieldProblem = { code: string; message: string; params?: ProblemParams };

/** The one form of an error on the wire. `fields` is keyed by the path of the value, e.g. `lines.0.quantity`. */
export type ProblemBody = {
  code: string;
  message: string;
  params?: ProblemParams;
  fields?: Record<string, FieldProblem>;
};

/** A refusal that a person can understand. Thrown by rules and handlers; becomes the error form in one place. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly params: ProblemParams | undefined;
  readonly fields: Record<string, FieldProblem> | undefined;
  constructor(code: ProblemCode, params?: ProblemParams, fields?: Record<string, FieldProblem>) {
    const [status, sentence] = book[code];
    super(fill(sentence, params));
    this.code = code;
    this.status = status;
    this.params = params;
    this.fields = fields;
  }

  /** The error form of the contract. */
  body(): ProblemBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.params ? { params: this.params } : {}),
      ...(this.fields ? { fields: this.fields } : {}),
    };
  }
}

/** A problem at a single field: the sentence of the book stands at the form's top and at the field. */
export function problemAt(path: string, code: ProblemCode, params?: ProblemParams): Problem {
  const message = fill(book[code][1], params);
  return new Problem(code, params, { [path]: { code, message, ...(params ? { params } : {}) } });
}

const fill = (sentence: string, params: ProblemParams = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
