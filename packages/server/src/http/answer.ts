import type { AnyEndpoint } from '@tilldesk/domain/contract';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { id } from '@tilldesk/domain/fields';
import { can } from '@tilldesk/domain/rights';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { noBackups, type Backups } from './backups.ts';
import type { Db } from '../database/pool.ts';
import { inBusiness, outsideBusiness, type Tx } from '../database/transaction.ts';
import { FREE_SPACE_MIN } from '../storage/free-space.ts';
import { noFileStorage, type FileStorage } from '../storage/file-storage.ts';
import type { Email } from '../email/email.ts';
import { noMailer, type Mailer } from '../email/mailer.ts';
import { noIntegrations, type Integrations } from '../integrations/integrations.ts';
import { ephemeralEncryption, type Encryption } from '../encryption/encryption.ts';
import type { Changes, OutgoingEvent } from '../realtime/changes.ts';
import { momentAfter, type BusinessTime } from './business-time.store.ts';
import { incomingOf, drainUpload, OutgoingFile } from './file-transfer.ts';
import {
  bindKey,
  bindsKey,
  firstAnswer,
  saveAnswer,
  keyOf,
  requestHash,
  type SavedAnswer,
} from './idempotency-keys.store.ts';
import { defaultBackgroundQueue, type BackgroundQueue } from './later.ts';
import { PREVIEW_HEADER, previewed } from './preview.store.ts';
import type { Route } from './serve.ts';
import { hashOf, openCall, openSession, type Caller } from '../database/caller.ts';

const AGENT_MAX = 400;
const REGISTER_HEADER = 'x-register';

/** The services of a running server that calls may use. */
export type Services = {
  db: Db;
  changes: Changes;
  clock: () => Date;
  /** The external services. @default none */
  integrations?: Integrations;
  /** @default sends no mail */
  mailer?: Mailer;
  /** @default a key that is lost when the process ends */
  encryption?: Encryption;
  /** @default errors are discarded */
  backgroundQueue?: BackgroundQueue;
  /** Storage of uploaded files. @default rejects every upload */
  fileStorage?: FileStorage;
  /** @default backups cannot be created */
  backups?: Backups;
  /** @default the clock is used as it is, without regard to the last entry */
  businessTime?: BusinessTime;
  /** Free bytes on the disk of the database. @default unlimited */
  freeSpace?: () => Promise<number>;
};

/**
 * Calls that work even with a full disk or a wrong clock, so that people can still sign in, enter a PIN and sign out.
 */
const callsWithoutSaving: ReadonlySet<string> = new Set(['/auth/logout', '/session/switch', '/employees/check']);

const saves = ({ method, path }: AnyEndpoint): boolean => method !== 'GET' && !callsWithoutSaving.has(path);

/** Returns the moment of a signed-in call. @throws Problem server.clockBehind */
async function momentOf(
  { businessTime }: Services,
  tx: Tx,
  { businessId }: Caller,
  endpoint: AnyEndpoint,
  now: string,
) {
  return businessTime && saves(endpoint) ? businessTime(tx, businessId, now) : now;
}

/** @throws Problem server.noRoom if the call would write and the disk is nearly full (E-11) */
async function assertFreeSpace({ freeSpace }: Services, endpoint: AnyEndpoint): Promise<void> {
  if (!freeSpace || !saves(endpoint)) return;
  if ((await freeSpace()) < FREE_SPACE_MIN) throw new Problem('server.noRoom');
}

/** The answer to a call: JSON as text, or a file. */
export type CallAnswer = SavedAnswer | { status: 200; file: OutgoingFile };

/**
 * Processes a call: token, rights, input, idempotency key, handler, commit, events. Everything runs in one transaction;
 * a successful answer is sent only after the commit, so its data is on disk.
 */
export async function answerCall(services: Services, served: Route, request: FastifyRequest): Promise<CallAnswer> {
  const now = services.clock().toISOString();
  const raw = { params: request.params, query: request.query, body: request.body };
  const agent = request.headers['user-agent']?.slice(0, AGENT_MAX) ?? null;
  const moment = {
    now,
    address: request.ip,
    agent,
    integrations: services.integrations ?? noIntegrations,
    encryption: services.encryption ?? ephemeralEncryption,
  };
  const { mailer = noMailer, backgroundQueue = defaultBackgroundQueue } = services;
  const outside = {
    ...moment,
    db: services.db,
    publish: (all: readonly OutgoingEvent[]) => all.forEach(services.changes.publishEvent),
    mail: mailer.write,
    runInBackground: (work: () => Promise<void>) => backgroundQueue.run(() => work().finally(mailer.wake)),
  };
  if (served.kind === 'open') {
    const answer = await served.answer(raw, outside).finally(mailer.wake);
    return { status: 200, answer: JSON.stringify(answer) };
  }

  const tokenHash = hashOf(bearerToken(request));
  await assertFreeSpace(services, served.endpoint);
  if (served.kind === 'apart') {
    const { currentCaller, at } = await outsideBusiness(services.db, async (tx) => {
      const found = await callerOf(tx, tokenHash, served.endpoint, request, now);
      return { currentCaller: found, at: await momentOf(services, tx, found, served.endpoint, now) };
    });
    const changed = (resource: string, id: string) => services.changes.publish(currentCaller, resource, id);
    const uploadContext = {
      backups: services.backups ?? noBackups,
      fileStorage: services.fileStorage ?? noFileStorage,
      incoming: incomingOf(request),
    };
    try {
      const answer = await served.answer(raw, {
        ...outside,
        ...uploadContext,
        now: at,
        caller: currentCaller,
        tokenHash,
        publishChange: changed,
      });
      return answer instanceof OutgoingFile
        ? { status: 200, file: answer }
        : { status: 200, answer: JSON.stringify(answer) };
    } finally {
      mailer.wake();
      drainUpload(request);
    }
  }
  const { method } = served.endpoint;
  const key = method === 'GET' ? null : keyOf(request.headers['idempotency-key']);
  const hash = key === null ? null : requestHash(method, request.url, request.body);
  let keyed: Keyed | null = null;
  const { response, publishAll } = await outsideBusiness(
    services.db,
    async (tx) => {
      const advancesTime = services.businessTime !== undefined && saves(served.endpoint);
      const opened = await openCall(tx, tokenHash, { now, advancesTime, key, request: hash });
      if (!opened) throw new Problem('session.expired');
      const currentCaller = await permitted(tx, served.endpoint, request, opened.caller);
      const at = momentAfter(opened.latest, now);
      if (served.endpoint.key === 'required' && key === null) throw new Problem('request.keyMissing');
      if (key !== null && hash !== null) {
        keyed = { currentCaller, key, request: hash, at };
        const first = firstAnswer(opened.first, currentCaller, hash);
        if (first) return { response: first, publishAll: noEvents };
      }

      const events: [resource: string, id: string, storeId: string][] = [];
      const changed = (resource: string, id: string, storeId = currentCaller.storeId) =>
        void events.push([resource, id, storeId]);
      const personal: OutgoingEvent[] = [];
      const publish = (all: readonly OutgoingEvent[]) => void personal.push(...all);
      const emails: Email[] = [];
      const mail = (email: Email) => void emails.push(email);
      const answer = await served.answer(raw, {
        ...moment,
        now: at,
        tx,
        caller: currentCaller,
        tokenHash,
        publishChange: changed,
        publish,
        mail,
      });
      const own = { status: 200, answer: JSON.stringify(answer) };
      for (const email of emails) await mailer.write(tx, email);
      if (key !== null) saveAnswer(tx, currentCaller, key, own);
      const publishAll = () => {
        for (const [resource, id, storeId] of events)
          services.changes.publish({ ...currentCaller, storeId }, resource, id);
        personal.forEach(services.changes.publishEvent);
        if (emails.length > 0) mailer.wake();
      };
      return { response: own, publishAll };
    },
    // All effects of a call are in its transaction until the commit, so a call that the database aborts to end a
    // deadlock can be repeated.
    { safeToRepeat: true },
  ).catch(async (error: unknown) => {
    await bindRejectedKey(services.db, keyed, error);
    throw error;
  });
  publishAll();
  return response;
}

const noEvents = () => undefined;

type Keyed = { currentCaller: Caller; key: string; request: string; at: string };

async function bindRejectedKey(db: Db, keyed: Keyed | null, error: unknown): Promise<void> {
  if (!keyed || !bindsKey(error)) return;
  const { currentCaller, key, request, at } = keyed;
  await inBusiness(db, currentCaller.businessId, (tx) => bindKey(tx, currentCaller, key, request, at));
}

/** Returns the caller. @throws Problem session.expired, access.denied, pin.required, admin.unverified */
async function callerOf(
  tx: Tx,
  tokenHash: string,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  now: string,
): Promise<Caller> {
  const caller = await openSession(tx, tokenHash, now);
  if (!caller) throw new Problem('session.expired');
  return permitted(tx, endpoint, request, caller);
}

/**
 * Returns the caller with the register in use and the rights of a previewed role.
 * @throws Problem access.denied, pin.required, admin.unverified, or one of `previewed`
 */
async function permitted(tx: Tx, endpoint: AnyEndpoint, request: FastifyRequest, caller: Caller): Promise<Caller> {
  const seen = await previewed(tx, caller, endpoint, request.headers[PREVIEW_HEADER]);
  const currentCaller = { ...seen, registerId: registerOf(request) };
  assertAllowed(endpoint, currentCaller);
  return currentCaller;
}

/**
 * Rejects a caller who lacks what the call requires: first the right, then the access PIN, which admins enter only
 * where the call verifies them (spec §6).
 */
function assertAllowed({ needs, pin, verify }: AnyEndpoint, currentCaller: Caller): void {
  if (typeof needs !== 'string' && !can(currentCaller.permissions, ...needs)) throw new Problem('access.denied');
  if (pin && currentCaller.userType !== 'admin' && !currentCaller.pinGranted) throw new Problem('pin.required');
  if (verify && !currentCaller.pinGranted)
    throw new Problem(currentCaller.userType === 'admin' ? 'admin.unverified' : 'pin.required');
}

/**
 * Returns the register that the browser names. It only selects among the drawers that the person is assigned to and
 * grants no right.
 */
function registerOf({ headers }: FastifyRequest): string | null {
  const named = headers[REGISTER_HEADER];
  if (named === undefined) return null;
  const { data } = z.safeParse(id, named);
  if (data === undefined) throw problemAt(`headers.${REGISTER_HEADER}`, 'request.invalid');
  return data;
}

export function bearerToken(request: FastifyRequest): string {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '');
  if (!match) throw new Problem('session.expired');
  return match[1]!;
}
