import type { FieldProblem, ProblemBody, ProblemParams } from '@tilldesk/domain/problems';

/** Fallback message of a response that has none (spec §8). */
const NO_SENTENCE = 'An error occurred';

/** A failed call. `status` is the HTTP status, or 0 when no response arrived. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: string;
  readonly status: number;
  readonly params: ProblemParams;
  readonly fields: Readonly<Record<string, FieldProblem>>;

  constructor(status: number, body: ProblemBody) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.params = body.params ?? {};
    this.fields = body.fields ?? {};
  }

  /** True when no response arrived: the network or the server is down, or 60 s passed. */
  get unreachable(): boolean {
    return this.status === 0;
  }
}

/** Parses the contract's error format from any response body. */
export function problemFrom(status: number, data: unknown): ApiProblem {
  const body = isObject(data) ? data : {};
  return new ApiProblem(status, {
    code: typeof body['code'] === 'string' ? body['code'] : status === 0 ? 'network' : 'server.failed',
    message: typeof body['message'] === 'string' && body['message'] !== '' ? body['message'] : NO_SENTENCE,
    ...(isObject(body['params']) ? { params: body['params'] as ProblemParams } : {}),
    ...(isObject(body['fields']) ? { fields: body['fields'] as Record<string, FieldProblem> } : {}),
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
