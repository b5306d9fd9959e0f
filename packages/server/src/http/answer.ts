import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/pool.ts';
import { begin } from '../database/transaction.ts';
import type { Changes } from '../socket/changes.ts';
import { claimKey, keepAnswer, keyOf, requestHash, type KeptAnswer } from './keys.store.ts';
import type { Served } from './serve.ts';
import { hashOf, openSession } from './who.ts';

/** What every call may need of the house. */
export type House = { db: Db; changes: Changes; clock: () => Date };

/**
 * The way of every call: token, rights, input, key, handler, commit, news. One transaction from the first statement to
 * the last; what the client hears is on disk.
 */
export async function answerCall(house: House, served: Served, request: FastifyRequest): Promise<KeptAnswer> {
  const now = house.clock().toISOString();
  const raw = { params: request.params, query: request.query, body: request.body };
  const moment = { now, address: request.ip };
  if (served.kind === 'open') {
    return { status: 200, answer: JSON.stringify(await served.answer(raw, { ...moment, db: house.db })) };
  }

  const tokenHash = hashOf(bearer(request));
  const transaction = await begin(house.db);
  try {
    const { tx } = transaction;
    const who = await openSession(tx, tokenHash, now);
    if (!who) throw new Problem('session.expired');
    const { needs, method } = served.endpoint;
    if (typeof needs !== 'string' && !can(who.permissions, ...needs)) throw new Problem('access.denied');

    const key = method === 'GET' ? null : keyOf(request.headers['idempotency-key']);
    if (served.endpoint.key === 'required' && !key) throw new Problem('request.keyMissing');
    if (key) {
      const first = await claimKey(tx, who, key, requestHash(method, request.url, request.body), now);
      if (first) {
        await transaction.commit();
        return first;
      }
    }

    const news: [string, string][] = [];
    const changed = (resource: string, id: string) => void news.push([resource, id]);
    const answer = await served.answer(raw, { ...moment, tx, who, tokenHash, changed });
    const kept = { status: 200, answer: JSON.stringify(answer) };
    if (key) await keepAnswer(tx, who, key, kept);
    await transaction.commit();
    for (const [resource, id] of news) house.changes.tell(who, resource, id);
    return kept;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

function bearer(request: FastifyRequest): string {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '');
  if (!match) throw new Problem('session.expired');
  return match[1]!;
}
