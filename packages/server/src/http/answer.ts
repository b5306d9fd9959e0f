import type { AnyEndpoint } from '@tilldesk/domain/contract';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { id } from '@tilldesk/domain/fields';
import { can } from '@tilldesk/domain/rights';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { noBackups, type Backups } from '../backup/backups.ts';
import type { Db } from '../database/pool.ts';
import { inBusiness, inNobodysName, type Tx } from '../database/transaction.ts';
import { ROOM_MIN } from '../files/room.ts';
import { noShelf, type Shelf } from '../files/shelf.ts';
import type { Letter } from '../mail/letter.ts';
import { noMailer, type Mailer } from '../mail/mailer.ts';
import { noOuter, type Outer } from '../outer/outer.ts';
import { passingSeal, type Seal } from '../sealing/seal.ts';
import type { Changes, Told } from '../socket/changes.ts';
import type { BusinessTime } from './business-time.store.ts';
import { incomingOf, letRunOut, OutgoingFile } from './carrying.ts';
import { bindKey, bindsKey, claimKey, keepAnswer, keyOf, requestHash, type KeptAnswer } from './keys.store.ts';
import { plainLater, type Later } from './later.ts';
import type { Served } from './serve.ts';
import { hashOf, openSession, type Who } from './who.ts';

const AGENT_MAX = 400;
const REGISTER_HEADER = 'x-register';

/** What every call may need of the house. */
export type House = {
  db: Db;
  changes: Changes;
  clock: () => Date;
  /** What lies outside. @default nothing */
  outer?: Outer;
  /** @default sends nothing */
  mailer?: Mailer;
  /** @default a key that dies with the process */
  seal?: Seal;
  /** @default what fails is told to nobody */
  later?: Later;
  /** Where uploaded files lie. @default takes nothing in */
  shelf?: Shelf;
  /** @default none can be made */
  backups?: Backups;
  /** @default the clock is believed, whatever the last entry says */
  businessTime?: BusinessTime;
  /** Free bytes of the disk that the database writes on. @default any number */
  room?: () => Promise<number>;
};

/** What neither a full disk nor a wrong clock stops: whoever must read still signs in, gives a PIN and signs out. */
const notSaving: ReadonlySet<string> = new Set(['/auth/logout', '/session/switch', '/employees/check']);

const saves = ({ method, path }: AnyEndpoint): boolean => method !== 'GET' && !notSaving.has(path);

/** The moment of a signed-in call. @throws Problem server.clockBehind */
async function momentOf({ businessTime }: House, tx: Tx, { businessId }: Who, endpoint: AnyEndpoint, now: string) {
  return businessTime && saves(endpoint) ? businessTime(tx, businessId, now) : now;
}

/** @throws Problem server.noRoom where a call would write and the disk is nearly full (E-11) */
async function refuseWithoutRoom({ room }: House, endpoint: AnyEndpoint): Promise<void> {
  if (!room || !saves(endpoint)) return;
  if ((await room()) < ROOM_MIN) throw new Problem('server.noRoom');
}

/** An answer on its way out: JSON as text, or a file. */
export type CallAnswer = KeptAnswer | { status: 200; file: OutgoingFile };

/**
 * The way of every call: token, rights, input, key, handler, commit, news. One transaction from the first statement to
 * the last; what the client hears is on disk.
 */
export async function answerCall(house: House, served: Served, request: FastifyRequest): Promise<CallAnswer> {
  const now = house.clock().toISOString();
  const raw = { params: request.params, query: request.query, body: request.body };
  const agent = request.headers['user-agent']?.slice(0, AGENT_MAX) ?? null;
  const moment = { now, address: request.ip, agent, outer: house.outer ?? noOuter, seal: house.seal ?? passingSeal };
  const { mailer = noMailer, later = plainLater } = house;
  const outside = {
    ...moment,
    db: house.db,
    told: (all: readonly Told[]) => all.forEach(house.changes.tellPerson),
    mail: mailer.write,
    later: (work: () => Promise<void>) => later.run(() => work().finally(mailer.wake)),
  };
  if (served.kind === 'open') {
    const answer = await served.answer(raw, outside).finally(mailer.wake);
    return { status: 200, answer: JSON.stringify(answer) };
  }

  const tokenHash = hashOf(bearer(request));
  await refuseWithoutRoom(house, served.endpoint);
  if (served.kind === 'apart') {
    const { who, at } = await inNobodysName(house.db, async (tx) => {
      const found = await callerOf(tx, tokenHash, served.endpoint, request, now);
      return { who: found, at: await momentOf(house, tx, found, served.endpoint, now) };
    });
    const changed = (resource: string, id: string) => house.changes.tell(who, resource, id);
    const carried = {
      backups: house.backups ?? noBackups,
      shelf: house.shelf ?? noShelf,
      incoming: incomingOf(request),
    };
    try {
      const answer = await served.answer(raw, { ...outside, ...carried, now: at, who, tokenHash, changed });
      return answer instanceof OutgoingFile
        ? { status: 200, file: answer }
        : { status: 200, answer: JSON.stringify(answer) };
    } finally {
      mailer.wake();
      letRunOut(request);
    }
  }
  let keyed: Keyed | null = null;
  const { kept, tellAll } = await inNobodysName(
    house.db,
    async (tx) => {
      const who = await callerOf(tx, tokenHash, served.endpoint, request, now);
      const at = await momentOf(house, tx, who, served.endpoint, now);

      const { method } = served.endpoint;
      const key = method === 'GET' ? null : keyOf(request.headers['idempotency-key']);
      if (served.endpoint.key === 'required' && !key) throw new Problem('request.keyMissing');
      if (key) {
        keyed = { who, key, request: requestHash(method, request.url, request.body), at };
        const first = await claimKey(tx, who, key, keyed.request, at);
        if (first) return { kept: first, tellAll: nothingNew };
      }

      const news: [string, string][] = [];
      const changed = (resource: string, id: string) => void news.push([resource, id]);
      const personal: Told[] = [];
      const told = (all: readonly Told[]) => void personal.push(...all);
      const letters: Letter[] = [];
      const mail = (letter: Letter) => void letters.push(letter);
      const answer = await served.answer(raw, { ...moment, now: at, tx, who, tokenHash, changed, told, mail });
      const own = { status: 200, answer: JSON.stringify(answer) };
      for (const letter of letters) await mailer.write(tx, letter);
      if (key) await keepAnswer(tx, who, key, own);
      const say = () => {
        for (const [resource, id] of news) house.changes.tell(who, resource, id);
        personal.forEach(house.changes.tellPerson);
        if (letters.length > 0) mailer.wake();
      };
      return { kept: own, tellAll: say };
    },
    // What a call does lies in its transaction alone until the commit: of two that wait in a circle one begins anew.
    { safeToRepeat: true },
  ).catch(async (error: unknown) => {
    await bindRefused(house.db, keyed, error);
    throw error;
  });
  tellAll();
  return kept;
}

const nothingNew = () => undefined;

type Keyed = { who: Who; key: string; request: string; at: string };

async function bindRefused(db: Db, keyed: Keyed | null, error: unknown): Promise<void> {
  if (!keyed || !bindsKey(error)) return;
  const { who, key, request, at } = keyed;
  await inBusiness(db, who.businessId, (tx) => bindKey(tx, who, key, request, at));
}

/** Who calls. @throws Problem session.expired, access.denied, pin.required, admin.unverified */
async function callerOf(
  tx: Tx,
  tokenHash: string,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  now: string,
): Promise<Who> {
  const caller = await openSession(tx, tokenHash, now);
  if (!caller) throw new Problem('session.expired');
  const who = { ...caller, registerId: registerOf(request) };
  refuse(endpoint, who);
  return who;
}

/** Refuses whoever lacks what the call needs: the right first, then the access PIN, which admins give only where the call verifies them (spec §6). */
function refuse({ needs, pin, verify }: AnyEndpoint, who: Who): void {
  if (typeof needs !== 'string' && !can(who.permissions, ...needs)) throw new Problem('access.denied');
  if (pin && who.userType !== 'admin' && !who.pinGranted) throw new Problem('pin.required');
  if (verify && !who.pinGranted) throw new Problem(who.userType === 'admin' ? 'admin.unverified' : 'pin.required');
}

/** The register that the browser says it stands at: it only chooses among drawers that the person is on, and gives no right. */
function registerOf({ headers }: FastifyRequest): string | null {
  const named = headers[REGISTER_HEADER];
  if (named === undefined) return null;
  const { data } = z.safeParse(id, named);
  if (data === undefined) throw problemAt(`headers.${REGISTER_HEADER}`, 'request.invalid');
  return data;
}

export function bearer(request: FastifyRequest): string {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '');
  if (!match) throw new Problem('session.expired');
  return match[1]!;
}
