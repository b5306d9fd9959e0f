import { Problem, problemBody, problemStatus } from '@tilldesk/domain/problems';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/unavailable.ts';
import { isDiskFull } from '../storage/free-space.ts';

/**
 * Seconds after which a client may retry if no better value is known: a restarted database is available again within
 * one second.
 */
const RETRY_AFTER_S = 5;

/** Converts every thrown error to the error form. An unexpected exception becomes a 500 and is logged completely. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error);
  const status = problemStatus(problem);
  if (status >= 500) request.log.error({ err: error }, 'call failed');
  if (status === 429) void reply.header('retry-after', secondsToWait(problem));
  if (status === 503) void reply.header('retry-after', RETRY_AFTER_S);
  void reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem)));
}

function secondsToWait({ params }: Problem): number {
  const { seconds, minutes } = { seconds: undefined, minutes: undefined, ...params };
  if (typeof seconds === 'number') return seconds;
  return typeof minutes === 'number' ? minutes * 60 : 60;
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUniqueViolation(error)) return new Problem('record.exists');
  if (isDatabaseAway(error)) return new Problem('server.databaseAway');
  if (isDiskFull(error)) return new Problem('server.noRoom');
  const status = (error as Partial<FastifyError>).statusCode;
  if (status === 413) return new Problem('request.tooLarge');
  if (status === 415) return new Problem('request.unsupported');
  if (status === 503) return new Problem('server.stopping');
  if (status !== undefined && status >= 400 && status < 500) return new Problem('request.unreadable');
  return new Problem('server.failed');
}

/**
 * Clients choose ids, also those of lines and tenders: an id that is already used elsewhere is an error of the client.
 */
const isUniqueViolation = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
};
