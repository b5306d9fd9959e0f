import type { AnyEndpoint } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/pool.ts';
import { inNobodysName } from '../database/transaction.ts';
import { noShelf, type Shelf } from '../files/shelf.ts';
import type { Letter } from '../mail/letter.ts';
import { noMailer, type Mailer } from '../mail/mailer.ts';
import { noOuter, type Outer } from '../outer/outer.ts';
import { passingSeal, type Seal } from '../sealing/seal.ts';
import type { Changes, Told } from '../socket/changes.ts';
import { incomingOf, letRunOut, OutgoingFile } from './carrying.ts';
import { claimKey, keepAnswer, keyOf, requestHash, type KeptAnswer } from './keys.store.ts';
import { plainLater, type Later } from './later.ts';
import type { Served } from './serve.ts';
import { hashOf, openSession, type Who } from './who.ts';

const AGENT_MAX = 400;

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
};

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
  const send = (letter: Letter): void => (house.mailer ?? noMailer).send(letter);
  const outside = {
    ...moment,
    db: house.db,
    told: (all: readonly Told[]) => all.forEach(house.changes.tellPerson),
    mail: send,
    later: (house.later ?? plainLater).run,
  };
  if (served.kind === 'open') return { status: 200, answer: JSON.stringify(await served.answer(raw, outside)) };

  const tokenHash = hashOf(bearer(request));
  if (served.kind === 'apart') {
    const who = await inNobodysName(house.db, (tx) => openSession(tx, tokenHash, now));
    if (!who) throw new Problem('session.expired');
    refuse(served.endpoint, who);
    const changed = (resource: string, id: string) => house.changes.tell(who, resource, id);
    const carried = { shelf: house.shelf ?? noShelf, incoming: incomingOf(request) };
    try {
      const answer = await served.answer(raw, { ...outside, ...carried, who, tokenHash, changed });
      return answer instanceof OutgoingFile
        ? { status: 200, file: answer }
        : { status: 200, answer: JSON.stringify(answer) };
    } finally {
      letRunOut(request);
    }
  }
  const { kept, tellAll } = await inNobodysName(
    house.db,
    async (tx) => {
      const who = await openSession(tx, tokenHash, now);
      if (!who) throw new Problem('session.expired');
      refuse(served.endpoint, who);

      const { method } = served.endpoint;
      const key = method === 'GET' ? null : keyOf(request.headers['idempotency-key']);
      if (served.endpoint.key === 'required' && !key) throw new Problem('request.keyMissing');
      if (key) {
        const first = await claimKey(tx, who, key, requestHash(method, request.url, request.body), now);
        if (first) return { kept: first, tellAll: nothingNew };
      }

      const news: [string, string][] = [];
      const changed = (resource: string, id: string) => void news.push([resource, id]);
      const personal: Told[] = [];
      const told = (all: readonly Told[]) => void personal.push(...all);
      const letters: Letter[] = [];
      const mail = (letter: Letter) => void letters.push(letter);
      const answer = await served.answer(raw, { ...moment, tx, who, tokenHash, changed, told, mail });
      const own = { status: 200, answer: JSON.stringify(answer) };
      if (key) await keepAnswer(tx, who, key, own);
      const say = () => {
        for (const [resource, id] of news) house.changes.tell(who, resource, id);
        personal.forEach(house.changes.tellPerson);
        letters.forEach(send);
      };
      return { kept: own, tellAll: say };
    },
    // What a call does lies in its transaction alone until the commit: of two that wait in a circle one begins anew.
    { safeToRepeat: true },
  );
  tellAll();
  return kept;
}

const nothingNew = () => undefined;

/** Refuses whoever lacks what the call needs: the right first, then the access PIN, which admins need not give (spec §6). */
function refuse({ needs, pin }: AnyEndpoint, who: Who): void {
  if (typeof needs !== 'string' && !can(who.permissions, ...needs)) throw new Problem('access.denied');
  if (pin && who.userType !== 'admin' && !who.pinGranted) throw new Problem('pin.required');
}

function bearer(request: FastifyRequest): string {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '');
  if (!match) throw new Problem('session.expired');
  return match[1]!;
}
