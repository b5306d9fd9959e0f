import type { AnyEndpoint } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import type { FastifyRequest } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import * as z from 'zod/mini';
import { outsideBusiness } from '../database/transaction.ts';
import { bearerToken, type Services } from './answer.ts';
import type { Route } from './serve.ts';
import { hashOf, openSession } from '../database/caller.ts';

/**
 * Limits per caller: heavy calls that run at a time (fewer than there are database connections), and calls that may
 * wait.
 */
const RUNNING = 4;
const WAITING = 24;
/** Seconds after which a caller with too many calls may retry. */
const RETRY_AFTER_S = 2;

/**
 * Runs work for a caller once a slot is free; throws `request.tooMany` if too many calls of that caller already wait.
 */
export type CallerLimit = {
  run: <T>(caller: string, work: () => Promise<T>) => Promise<T>;
  /** Number of callers with work running or waiting. */
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

/**
 * Returns whether a call reads much: a list with pages, sorting and search, or a call that the contract marks as heavy.
 */
export function isHeavy({ heavy, method, query }: AnyEndpoint): boolean {
  if (heavy) return true;
  return method === 'GET' && query instanceof z.ZodMiniObject && ('limit' in query.shape || 'search' in query.shape);
}

/**
 * Limits the concurrent heavy calls of each caller, so that no caller can take all database connections. Counts first
 * by token, which costs nothing to determine, then by person, who may have several tokens; calls without sign-in are
 * counted by address.
 */
export function limitHeavyCalls(services: Services) {
  const { run } = createCallerLimit();
  return async <T>({ kind, endpoint }: Route, request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
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
