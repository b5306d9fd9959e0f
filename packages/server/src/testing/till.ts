import type { InvoiceDraft, Tender } from '@tilldesk/domain/sales';
import { readFacts, type ApprovedFact } from '@tilldesk/domain/approvals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/pool.ts';
import type { Services } from '../http/answer.ts';
import { buildApp } from '../server.ts';
import { createBackgroundQueue } from '../http/later.ts';
import type { Email } from '../email/email.ts';
import { noMailer, type Mailer } from '../email/mailer.ts';
import { createChanges, type Changes } from '../realtime/changes.ts';
import { PASSWORD, type SmallShop } from './small-shop.ts';

/** An answer of the API, for assertions. */
export type ApiResponse = { status: number; body: unknown; text: string };

/** Starts the services for tests, with a clock that is only changed by the test, and a list of sent emails. */
export async function servicesOn(db: Db, start = '2026-03-02T18:00:00.000Z', more: Partial<Services> = {}) {
  const time = { now: new Date(start) };
  const changes: Changes = createChanges();
  const emails: Email[] = [];
  const mailer: Mailer = { ...noMailer, write: async (_tx, email) => void emails.push(email) };
  const failures: unknown[] = [];
  // Background work does not start automatically: a random start time would make slow machines fail.
  const backgroundQueue = createBackgroundQueue(
    (error) => void failures.push(error),
    () => () => undefined,
  );
  const services = { db, changes, clock: () => time.now, mailer, backgroundQueue, ...more };
  const app = await buildApp(services);
  return { app, services, time, changes, emails, failures };
}

/** Calls the API as one person. */
export type Person = {
  token: string;
  /** The facts to be approved when a call of the person was last rejected for lack of an approval, by action. */
  wanted: Record<string, ApprovedFact[]>;
  request: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    key?: string,
  ) => Promise<ApiResponse>;
};

/** Signs a person of the small shop in. */
export async function signIn(
  app: FastifyInstance,
  shop: SmallShop,
  person: keyof SmallShop['people'],
): Promise<Person> {
  const response = await call(app, 'POST', '/auth/login', {
    body: { store: shop.code, email: shop.people[person].email, password: PASSWORD, platform: 'tilldesk' },
  });
  const token = String(Object(response.body)['accessToken']);
  return asPerson(app, token);
}

/** Returns the API client of a token. */
export function asPerson(app: FastifyInstance, token: string): Person {
  const requiredFacts: Person['wanted'] = {};
  return {
    token,
    wanted: requiredFacts,
    request: async (method, path, body, key) => {
      const answer = await call(app, method, path, { body, key, token });
      const { code, params } = Object(answer.body);
      if (code === 'approval.needed') requiredFacts[String(params.action)] = readFacts(params.for);
      return answer;
    },
  };
}

type CallOptions = {
  body?: unknown;
  key?: string | undefined;
  token?: string;
  /** In addition to the headers of every call. */
  headers?: Record<string, string>;
};

/** Calls the API once, without the network. */
export async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { body, key, token, headers = {} }: CallOptions = {},
): Promise<ApiResponse> {
  const request: InjectOptions = {
    method,
    url: `/api${path}`,
    headers: {
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
  const answer = await app.inject(request);
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<unknown>(), text: answer.body };
}

/** Returns a draft of the small shop: `cables` cables, and one line for each unit named. */
export function draftOf(shop: SmallShop, { cables = 0, units = [] as string[] }): Omit<InvoiceDraft, 'id'> {
  const line = { id: '', unitId: null, discount: null };
  const cable = { ...line, productId: shop.cable, quantity: cables, unitPrice: 1_999 };
  return {
    customerId: null,
    discount: null,
    notes: null,
    lines: [
      ...units.map((unitId) => ({ ...line, productId: shop.phone, unitId, quantity: 1, unitPrice: 79_900 })),
      ...(cables > 0 ? [cable] : []),
    ].map((l) => ({ ...l, id: newId(new Date().toISOString()) })),
  };
}

/** Returns a tender by cash, or by card with its reference. */
export const tenderOf = (kind: 'cash' | 'card', amount: number): Tender => ({
  id: newId(new Date().toISOString()),
  kind,
  amount,
  ...(kind === 'card' ? { reference: 'TERM-1' } : {}),
});
