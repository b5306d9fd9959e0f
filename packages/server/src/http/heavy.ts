import type { AnyEndpoint } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import type { FastifyRequest } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import * as z from 'zod/mini';
import { outsideBusiness } from '../database/transaction.ts';
import { bearerToken, type Services } from './answer.ts';
import type { Served } from './serve.ts';
import { hashOf, openSession } from './caller.ts';

/** Of one caller: how many heavy calls work at a time, fewer than there are connections to the database, and how many may wait. */
const RUNNING = 4;
const WAITING = 24;
/** When a caller who has too many may ask again. */
const RETRY_AFTER_S = 2;

/** Does work for a caller when it is the caller's turn; throws `request.tooMany` where too much waits already. */
export type CallerLimit = {
  run: <T>(caller: string, work: () => Promise<T>) => Promise<T>;
  /** Callers who have work under way or waiting. */
  callers: () => number;
};

export function createCallerLimit(running = RUNNING, waiting = WAITING): CallerLimit {
  const limits = new Map<string, { limit: LimitFunction; calls: number }>();
  return {
    callers: () => limits.size,
    async run(caller, work) {
      const own = limits.get(caller) ?? { limit: pLimit(running), calls: 0 };
      if (own.calls >= running + waiting) throw new Problem('request.tooMany', { seconds: RETRY_AFTER_S });
      own.calls += 1;
      limits.set(caller, own);
      try {
        return await own.limit(work);
      } finally {
        own.calls -= 1;
        if (own.calls === 0) limits.delete(caller);
      }
    },
  };
}

/** Whether a call reads much: a list, with its pages, sorts and search, or what the contract marks. */
export function isHeavy({ heavy, method, query }: AnyEndpoint): boolean {
  if (heavy) return true;
  return method === 'GET' && query instanceof z.ZodMiniObject && ('limit' in query.shape || 'search' in query.shape);
}

/**
 * Heavy calls take turns, each caller's own, so that nobody can take all connections to the database. First by the token, which costs
 * nothing to look at, then by the person, who may have several; where nobody has to sign in, by the address.
 */
export function limitHeavyCalls(services: Services) {
  const { run } = createCallerLimit();
  return async <T>({ kind, endpoint }: Served, request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    if (!isHeavy(endpoint)) return work();
    if (kind === 'open') return run(`address ${request.ip}`, work);
    const tokenHash = hashOf(bearerToken(request));
    return run(`token ${tokenHash}`, async () => {
      const now = services.clock().toISOString();
      const caller = await outsideBusiness(services.db, (tx) => openSession(tx, tokenHash, now));
      if (!caller) throw new Problem('session.expired');
      return run(`person ${caller.businessId} ${caller.userId}`, work);
    });
  };
}
