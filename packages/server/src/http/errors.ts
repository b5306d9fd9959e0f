import { Problem, type ProblemBody, type ProblemCode } from '@tilldesk/domain/problems';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** The one place where anything thrown becomes the error form. An unforeseen exception stays a 500 and is logged whole. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'call failed');
  const minutes = problem.params?.['minutes'];
  if (problem.status === 429) void reply.header('retry-after', typeof minutes === 'number' ? minutes * 60 : 60);
  void reply.code(problem.status).type('application/json; charset=utf-8').send(JSON.stringify(problem.body()));
}

/** The error form of something that never reached a handler. */
export const problemBody = (code: ProblemCode): ProblemBody => new Problem(code).body();

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isTaken(error)) return new Problem('record.exists');
  const status = (error as Partial<FastifyError>).statusCode;
  if (status === 413) return new Problem('request.tooLarge');
  if (status === 415) return new Problem('request.unsupported');
  if (status === 503) return new Problem('server.stopping');
  if (status !== undefined && status >= 400 && status < 500) return new Problem('request.unreadable');
  return new Problem('server.failed');
}

/** Ids come from clients, also those of lines and tenders: one that stands elsewhere already is theirs to mend. */
const isTaken = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
};
