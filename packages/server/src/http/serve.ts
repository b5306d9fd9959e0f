import { fieldProblems } from '@tilldesk/domain/fields';
import { Problem } from '@tilldesk/domain/problems';
import { pathOf, type AnyEndpoint, type Endpoint } from '@tilldesk/domain/contract';
import * as z from 'zod/mini';
import type { Backups } from './backups.ts';
import type { Db } from '../database/pool.ts';
import type { Tx } from '../database/transaction.ts';
import type { Incoming } from '../storage/receive.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { Email } from '../email/email.ts';
import type { Integrations } from '../integrations/integrations.ts';
import type { Encryption } from '../encryption/encryption.ts';
import type { OutgoingEvent } from '../realtime/changes.ts';
import { claimId } from './ids.store.ts';
import { requestHash } from './idempotency-keys.store.ts';
import type { Caller } from '../database/caller.ts';

/** The request as received, not yet validated. */
export type Raw = { params: unknown; query: unknown; body: unknown };

type CallInput<P, Q, B> = {
  params: P;
  query: Q;
  body: B;
  /** The moment of the call, ISO text in UTC. */
  now: string;
  /** The caller's network address. */
  address: string;
  /** The `User-Agent` header, at most 400 characters. */
  agent: string | null;
  /** The external services. */
  integrations: Integrations;
  /** Encrypts values that must be readable later, with the installation's key. */
  encryption: Encryption;
};

/** Context of a signed-in call: a transaction within the caller's business. */
export type RequestContext = {
  tx: Tx;
  caller: Caller;
  /** SHA-256 of the token in use. */
  tokenHash: string;
  /** Notifies the screens that show this resource, in the caller's store or the named one, once the transaction is committed. */
  publishChange: (resource: string, id: string, storeId?: string) => void;
  /** Publishes events to people, once the transaction is committed. */
  publish: (events: readonly OutgoingEvent[]) => void;
  /** Sends an email: it is written in the transaction of the call, and sent after the commit. */
  mail: (email: Email) => void;
};

/** Context of a call without sign-in: it opens its own transactions. */
export type Outside = {
  db: Db;
  /** Publishes events to people at once: call it after the commit. */
  publish: (events: readonly OutgoingEvent[]) => void;
  /** Sends an email: it is written within a business, in the transaction of its cause, and sent after the commit. */
  mail: (tx: Tx, email: Email) => Promise<void>;
  /** Runs work after the answer was sent, so that the answer's duration reveals nothing about it. Errors are logged. */
  runInBackground: (work: () => Promise<void>) => void;
};

/**
 * Context of a signed-in call that waits for something slow, such as hashing a PIN or an external service: no
 * transaction stays open.
 */
export type WithoutTransaction = Outside & {
  caller: Caller;
  tokenHash: string;
  /** Storage of uploaded files. */
  fileStorage: FileStorage;
  /** The backups of the installation. */
  backups: Backups;
  /** Returns the uploaded file of a call with `carries: 'file'`; null if there is none. */
  incoming: () => Promise<Incoming | null>;
  /** Notifies the screens that show this resource at once: call it after the commit. */
  publishChange: (resource: string, id: string) => void;
};

type Moment = {
  now: string;
  address: string;
  agent: string | null;
  integrations: Integrations;
  encryption: Encryption;
};

/** A call of the contract with its handler; the server lists only these. */
export type Route =
  | { kind: 'signed-in'; endpoint: AnyEndpoint; answer: (raw: Raw, at: Moment & RequestContext) => Promise<unknown> }
  | { kind: 'apart'; endpoint: AnyEndpoint; answer: (raw: Raw, at: Moment & WithoutTransaction) => Promise<unknown> }
  | { kind: 'open'; endpoint: AnyEndpoint; answer: (raw: Raw, at: Moment & Outside) => Promise<unknown> };

type Schema = z.ZodMiniType;

/** The handler of a call, with its input as parsed by the contract. */
export type Handler<E extends AnyEndpoint, C> = (
  call: CallInput<z.output<E['params']>, z.output<E['query']>, z.output<E['body']>> & C,
) => Promise<z.input<E['answer']>>;

/**
 * Serves a call for people who are signed in. Validation, rights, tenant, idempotency, errors and OpenAPI follow from
 * the declaration; a handler never checks a right itself (docs/security.md). An `id` in the body of a POST is the id of
 * a new record: it is claimed for this request, and a different body with the same id is rejected
 * (docs/decisions/platform/0045).
 */
export function route<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: Handler<Endpoint<P, Q, B, A>, RequestContext>,
): Route {
  if (endpoint.needs === 'nobody') throw new Error(`serve: ${endpoint.path} needs nobody, use serveOpen`);
  return {
    kind: 'signed-in',
    endpoint,
    answer: async (raw, at) => {
      const given = read(endpoint, raw);
      const newId = endpoint.method === 'POST' && !endpoint.upserts ? idOf(given.body) : null;
      if (newId !== null) {
        const request = requestHash('POST', pathOf(endpoint.path, Object(given.params)), given.body);
        await claimId(at.tx, at.caller, newId, request);
      }
      return z.parse(endpoint.answer, await handle({ ...given, ...at }));
    },
  };
}

/**
 * Returns `route` for the calls that change a record: after the change they notify the screens that show the resource,
 * and answer with the record: that of the path, or the new one whose id is in the body.
 */
export const changeRoutes =
  <R>(resource: string, read: (at: RequestContext & { now: string }, id: string) => Promise<R>) =>
  <P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
    endpoint: Endpoint<P, Q, B, A> & ([R] extends [z.input<A>] ? unknown : { answer: 'unlike the record' }),
    change: (...call: Parameters<Handler<Endpoint<P, Q, B, A>, RequestContext>>) => Promise<unknown>,
  ): Route =>
    route<P, Q, B, A>(endpoint, async (call) => {
      await change(call);
      const id = idOf(call.params) ?? idOf(call.body) ?? '';
      call.publishChange(resource, id);
      return read(call, id) as z.input<A>;
    });

/** Returns the id of a body or a path. */
const idOf = (body: unknown): string | null => {
  const { id } = Object(body);
  return typeof id === 'string' ? id : null;
};

/** Serves a call without sign-in, such as sign-in itself and health. */
export function serveOpen<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: Handler<Endpoint<P, Q, B, A>, Outside>,
): Route {
  if (endpoint.needs !== 'nobody') throw new Error(`serveOpen: ${endpoint.path} needs somebody, use serve`);
  return {
    kind: 'open',
    endpoint,
    answer: async (raw, at) => z.parse(endpoint.answer, await handle({ ...read(endpoint, raw), ...at })),
  };
}

/**
 * Serves a signed-in call that waits for something slow. The caller is read in a separate transaction, and the handler
 * opens its own transactions. Idempotency keys have no effect.
 */
export function serveWithoutTransaction<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: Handler<Endpoint<P, Q, B, A>, WithoutTransaction>,
): Route {
  if (endpoint.needs === 'nobody') throw new Error(`serveApart: ${endpoint.path} needs nobody, use serveOpen`);
  if (endpoint.key === 'required') throw new Error(`serveApart: ${endpoint.path} needs a key, use serve`);
  return {
    kind: 'apart',
    endpoint,
    answer: async (raw, at) => z.parse(endpoint.answer, await handle({ ...read(endpoint, raw), ...at })),
  };
}

function read<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  raw: Raw,
) {
  const params = z.safeParse(endpoint.params, raw.params);
  // An invalid id is reported like an unknown one.
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
