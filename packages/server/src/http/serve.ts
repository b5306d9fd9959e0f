import { fieldProblems } from '@tilldesk/domain/fields';
import { Problem } from '@tilldesk/domain/problems';
import { pathOf, type AnyEndpoint, type Endpoint } from '@tilldesk/domain/contract';
import * as z from 'zod/mini';
import type { Backups } from '../backup/backups.ts';
import type { Db } from '../database/pool.ts';
import type { Tx } from '../database/transaction.ts';
import type { Incoming } from '../storage/receive.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { Email } from '../email/email.ts';
import type { Integrations } from '../integrations/integrations.ts';
import type { Encryption } from '../encryption/encryption.ts';
import type { UserEvent } from '../realtime/changes.ts';
import { claimId } from './ids.store.ts';
import { requestHash } from './idempotency-keys.store.ts';
import type { Caller } from './caller.ts';

/** What came over the wire, not yet believed. */
export type Raw = { params: unknown; query: unknown; body: unknown };

type CallInput<P, Q, B> = {
  params: P;
  query: Q;
  body: B;
  /** The moment of the call, ISO text in UTC. */
  now: string;
  /** The caller's network address. */
  address: string;
  /** The browser's own words for itself, at most 400 characters. */
  agent: string | null;
  /** What lies outside the house. */
  integrations: Integrations;
  /** Seals what must be read again, by the installation's key. */
  encryption: Encryption;
};

/** What a signed-in call works with: a transaction inside the caller's business. */
export type Inside = {
  tx: Tx;
  caller: Caller;
  /** SHA-256 of the token in use. */
  tokenHash: string;
  /** Tells the screens that show this resource, once the transaction is committed. */
  changed: (resource: string, id: string) => void;
  /** Tells people, once the transaction is committed: what `raise` answers. */
  publish: (events: readonly UserEvent[]) => void;
  /** Mails a letter: it is written in the transaction of the call, and sent after the commit. */
  mail: (email: Email) => void;
};

/** What a call that needs nobody works with: it opens its own transactions. */
export type Outside = {
  db: Db;
  /** Tells people at once: call it after the commit. */
  publish: (events: readonly UserEvent[]) => void;
  /** Mails a letter: writes it in the transaction of what causes it, inside a business; it is sent after the commit. */
  mail: (tx: Tx, email: Email) => Promise<void>;
  /** Does work when the answer has gone: its time tells nothing then. What goes wrong is in the log. */
  runInBackground: (work: () => Promise<void>) => void;
};

/** What a signed-in call works with that waits for something slow, a PIN's hash or a service outside: no transaction is held. */
export type WithoutTransaction = Outside & {
  caller: Caller;
  tokenHash: string;
  /** Where uploaded files lie. */
  fileStorage: FileStorage;
  /** The backups of the installation. */
  backups: Backups;
  /** The file that a call with `carries: 'file'` brings; null without one. */
  incoming: () => Promise<Incoming | null>;
  /** Tells the screens that show this resource at once: call it after the commit. */
  changed: (resource: string, id: string) => void;
};

type Moment = {
  now: string;
  address: string;
  agent: string | null;
  integrations: Integrations;
  encryption: Encryption;
};

/** A call of the contract with the handler that answers it; the server lists these and nothing else. */
export type Served =
  | { kind: 'signed-in'; endpoint: AnyEndpoint; answer: (raw: Raw, at: Moment & Inside) => Promise<unknown> }
  | { kind: 'apart'; endpoint: AnyEndpoint; answer: (raw: Raw, at: Moment & WithoutTransaction) => Promise<unknown> }
  | { kind: 'open'; endpoint: AnyEndpoint; answer: (raw: Raw, at: Moment & Outside) => Promise<unknown> };

type Schema = z.ZodMiniType;

/** The handler of a call, with its input as the contract reads it. */
export type Handler<E extends AnyEndpoint, C> = (
  call: CallInput<z.output<E['params']>, z.output<E['query']>, z.output<E['body']>> & C,
) => Promise<z.input<E['answer']>>;

/**
 * Answers a call for people who are signed in. Validation, rights, tenant, idempotency, errors and OpenAPI come from
 * the declaration; a handler never checks a right by hand (docs/security.md). An `id` in the body of a POST is that of a new
 * record: it is claimed for this request, so that another body under it is refused (docs/decisions/0045).
 */
export function serve<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: Handler<Endpoint<P, Q, B, A>, Inside>,
): Served {
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

/** The id that a client chose for what it creates. */
const idOf = (body: unknown): string | null => {
  const { id } = Object(body);
  return typeof id === 'string' ? id : null;
};

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

/**
 * Answers a signed-in call that waits for something slow: who calls is read in a transaction of its own, and the handler
 * opens its own for the rest. Idempotency keys mean nothing to it.
 */
export function serveWithoutTransaction<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: Handler<Endpoint<P, Q, B, A>, WithoutTransaction>,
): Served {
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
