import type { Acknowledged } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { notificationsFailed } from '@tilldesk/domain/shop';
import type { Socket } from 'socket.io';
import { begin } from '../database/transaction.ts';
import { openSession } from '../http/caller.ts';
import { socketHandlers } from '../modules.ts';
import { Bucket } from './bucket.ts';
import type { Changes, UserEvent, StaffEvent } from './changes.ts';
import type { EventContext, SocketHandler } from './socket-handler.ts';
import { enterQuietly, type Holder } from './session-holders.store.ts';

const known: ReadonlyMap<string, SocketHandler> = new Map(socketHandlers.map((one) => [one.requestEvent.name, one]));

/** What listening needs of the room it stands in. */
export type Listening = {
  db: Parameters<typeof begin>[0];
  clock: () => Date;
  changes: Pick<Changes, 'publishToUser' | 'publishToStaff'>;
  /** Says an event to every connection of a person. */
  emitToUser: (caller: Holder, event: string, payload: unknown) => void;
  failed: (error: unknown) => void;
};

/**
 * The way of every event that a client says: the connection's measure, then one after the other: token, right, payload,
 * handler, commit, answer, news. Events that the contract does not know are heard by nobody, and count all the same.
 */
export function listenTo(socket: Socket, tokenHash: string, context: Listening): void {
  const bucket = new Bucket(context.clock().getTime());
  let last: Promise<void> = Promise.resolve();

  socket.onAny((event: string, ...given: unknown[]) => {
    const acknowledge = acknowledgementOf(given);
    const one = known.get(event);
    const rateLimit = bucket.take(context.clock().getTime());
    if (rateLimit === 'flood') return void socket.disconnect(true);
    if (rateLimit === 'refused') return reject(new Problem('request.tooMany'));
    if (!one) return undefined;
    last = last.then(() => answer(one, given[0])).catch(reject);
    return undefined;

    async function answer(to: SocketHandler, raw: unknown): Promise<void> {
      const { caller, said: response, events } = await inSession(context, to, tokenHash, (at) => to.answer(raw, at));
      acknowledge({ ok: true, answer: response });
      if (to.to === 'person') context.emitToUser(caller, to.requestEvent.answer.name, response);
      else socket.emit(to.requestEvent.answer.name, response);
      for (const one of events) {
        if ('userId' in one) context.changes.publishToUser(one);
        else context.changes.publishToStaff(one);
      }
    }

    function reject(error: unknown): void {
      const problem = error instanceof Problem ? error : new Problem('server.failed');
      if (problem.status >= 500) context.failed(error);
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
  { requestEvent }: SocketHandler,
  tokenHash: string,
  work: (at: EventContext) => Promise<T>,
): Promise<{ caller: Holder; said: T; events: (UserEvent | StaffEvent)[] }> {
  const now = clock().toISOString();
  const transaction = await begin(db);
  try {
    const { tx } = transaction;
    const caller =
      requestEvent.by === 'person' ? await openSession(tx, tokenHash, now) : await enterQuietly(tx, tokenHash, now);
    if (!caller) throw new Problem('session.expired');
    if (requestEvent.needs !== 'signed-in' && !can(caller.permissions, ...requestEvent.needs))
      throw new Problem('access.denied');
    const events: (UserEvent | StaffEvent)[] = [];
    const response = await work({ tx, caller, now, publish: (all) => void events.push(...all) });
    await transaction.commit();
    return { caller, said: response, events };
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

type Acknowledge = (response: Acknowledged<unknown>) => void;

/** The client's acknowledgement, the last of what came with an event, or nothing to be done. */
function acknowledgementOf(given: readonly unknown[]): Acknowledge {
  const last = given.at(-1);
  return typeof last === 'function' ? (response) => void last(response) : () => undefined;
}
