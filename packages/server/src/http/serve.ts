import { fieldProblems } from '@tilldesk/domain/fields';
import { Problem } from '@tilldesk/domain/problems';
import type { AnyEndpoint, Endpoint } from '@tilldesk/domain/contract';
import * as z from 'zod/mini';
import type { Db } from '../database/pool.ts';
import type { Tx } from '../database/transaction.ts';
import type { Who } from './who.ts';

/** What came over the wire, not yet believed. */
export type Raw = { params: unknown; query: unknown; body: unknown };

type Given<P, Q, B> = {
  params: P;
  query: Q;
  body: B;
  /** The moment of the call, ISO text in UTC. */
  now: string;
  /** The caller's network address. */
  address: string;
};

/** What a signed-in call works with: a transaction inside the caller's business. */
export type Inside = {
  tx: Tx;
  who: Who;
  /** SHA-256 of the token in use. */
  tokenHash: string;
  /** Tells the screens that show this resource, once the transaction is committed. */
  changed: (resource: string, id: string) => void;
};

/** What a call that needs nobody works with: it opens its own transactions. */
export type Outside = { db: Db };

type Moment = { now: string; address: string };

/** A call of the contract with the handler that answers it; the server lists these and nothing else. */
export type Served =
  | { kind: 'signed-in'; endpoint: AnyEndpoint; answer: (raw: Raw, at: Moment & Inside) => Promise<unknown> }
  | { kind: 'open'; endpoint: AnyEndpoint; answer: (raw: Raw, at: Moment & Outside) => Promise<unknown> };

type Schema = z.ZodMiniType;

/** The handler of a call, with its input as the contract reads it. */
export type Handler<E extends AnyEndpoint, C> = (
  call: Given<z.output<E['params']>, z.output<E['query']>, z.output<E['body']>> & C,
) => Promise<z.input<E['answer']>>;

/**
 * Answers a call for people who are signed in. Validation, rights, tenant, idempotency, errors and OpenAPI come from
 * the declaration; a handler never checks a right by hand (docs/security.md).
 */
export function serve<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: Handler<Endpoint<P, Q, B, A>, Inside>,
): Served {
  if (endpoint.needs === 'nobody') throw new Error(`serve: ${endpoint.path} needs nobody, use serveOpen`);
  return {
    kind: 'signed-in',
    endpoint,
    answer: async (raw, at) => z.parse(endpoint.answer, await handle({ ...read(endpoint, raw), ...at })),
  };
}

/** Answers a call that needs nobody: sign-in, health. */
export function serveOpen<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: Handler<Endpoint<P, Q, B, A>, Outside>,
): Served {
  if (endpoint.needs !== 'nobody') throw new Error(`serveOpen: ${endpoint.path} needs somebody, use serve`);
  return {
    kind: 'open',
    endpoint,
    answer: async (raw, at) => z.parse(endpoint.answer, await handle({ ...read(endpoint, raw), ...at })),
  };
}

function read<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  raw: Raw,
) {
  const params = z.safeParse(endpoint.params, raw.params);
  // An id that cannot be one answers like an unknown one.
  if (!params.success) throw new Problem('record.notFound');
  const query = z.safeParse(endpoint.query, raw.query);
  const body = z.safeParse(endpoint.body, raw.body);
  if (!query.success || !body.success) {
    throw new Problem('request.invalid', undefined, {
      ...(query.success ? {} : fieldProblems(query.error, raw.query)),
      ...(body.success ? {} : fieldProblems(body.error, raw.body)),
    });
  }
  return { params: params.data, query: query.data, body: body.data };
}
