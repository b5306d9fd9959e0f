import type { Acknowledged } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { notificationsFailed } from '@tilldesk/domain/shop';
import type { Socket } from 'socket.io';
import { begin } from '../database/transaction.ts';
import { openSession } from '../http/who.ts';
import { heard } from '../modules.ts';
import { Bucket } from './bucket.ts';
import type { Changes, Told, ToldStaff } from './changes.ts';
import type { Asking, Heard } from './hear.ts';
import { enterQuietly, type Holder } from './holders.store.ts';

const known: ReadonlyMap<string, Heard> = new Map(heard.map((one) => [one.ask.name, one]));

/** What listening needs of the room it stands in. */
export type Listening = {
  db: Parameters<typeof begin>[0];
  clock: () => Date;
  changes: Pick<Changes, 'tellPerson' | 'tellStaff'>;
  /** Says an event to every connection of a person. */
  tellPerson: (who: Holder, event: string, payload: unknown) => void;
  failed: (error: unknown) => void;
};

/**
 * The way of every event that a client says: the connection's measure, then one after the other: token, right, payload,
 * handler, commit, answer, news. Events that the contract does not know are heard by nobody, and count all the same.
 */
export function listenTo(socket: Socket, tokenHash: string, room: Listening): void {
  const bucket = new Bucket(room.clock().getTime());
  let last: Promise<void> = Promise.resolve();

  socket.onAny((event: string, ...given: unknown[]) => {
    const acknowledge = acknowledgementOf(given);
    const one = known.get(event);
    const standing = bucket.take(room.clock().getTime());
    if (standing === 'flood') return void socket.disconnect(true);
    if (standing === 'refused') return refuse(new Problem('request.tooMany'));
    if (!one) return undefined;
    last = last.then(() => answer(one, given[0])).catch(refuse);
    return undefined;

    async function answer(to: Heard, raw: unknown): Promise<void> {
      const { who, said, news } = await inSession(room, to, tokenHash, (at) => to.answer(raw, at));
      acknowledge({ ok: true, answer: said });
      if (to.to === 'person') room.tellPerson(who, to.ask.answer.name, said);
      else socket.emit(to.ask.answer.name, said);
      for (const one of news) {
        if ('userId' in one) room.changes.tellPerson(one);
        else room.changes.tellStaff(one);
      }
    }

    function refuse(error: unknown): void {
      const problem = error instanceof Problem ? error : new Problem('server.failed');
      if (problem.status >= 500) room.failed(error);
      acknowledge({ ok: false, problem: problem.body() });
      const { code, message } = problem;
      socket.emit(notificationsFailed.name, { event, code, message });
      if (code === 'session.expired') socket.disconnect(true);
    }
  });
}

/** Works in the session of a token. What a person does touches it; what a program asks does not keep it alive. */
async function inSession<T>(
  { db, clock }: Listening,
  { ask }: Heard,
  tokenHash: string,
  work: (at: Asking) => Promise<T>,
): Promise<{ who: Holder; said: T; news: (Told | ToldStaff)[] }> {
  const now = clock().toISOString();
  const transaction = await begin(db);
  try {
    const { tx } = transaction;
    const who = ask.by === 'person' ? await openSession(tx, tokenHash, now) : await enterQuietly(tx, tokenHash, now);
    if (!who) throw new Problem('session.expired');
    if (ask.needs !== 'signed-in' && !can(who.permissions, ...ask.needs)) throw new Problem('access.denied');
    const news: (Told | ToldStaff)[] = [];
    const said = await work({ tx, who, now, told: (all) => void news.push(...all) });
    await transaction.commit();
    return { who, said, news };
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

type Acknowledge = (said: Acknowledged<unknown>) => void;

/** The client's acknowledgement, the last of what came with an event, or nothing to be done. */
function acknowledgementOf(given: readonly unknown[]): Acknowledge {
  const last = given.at(-1);
  return typeof last === 'function' ? (said) => void last(said) : () => undefined;
}
