import type { Acknowledged } from '@tilldesk/domain/contract';
import { Problem, problemBody, problemStatus } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { notificationsFailed } from '@tilldesk/domain/notifications';
import type { Socket } from 'socket.io';
import { begin } from '../database/transaction.ts';
import { openSession } from '../database/caller.ts';
import { Bucket } from './bucket.ts';
import type { Changes, OutgoingEvent } from './changes.ts';
import type { EventContext, SocketHandler } from './socket-handler.ts';
import { enterQuietly, type Holder } from './session-holders.store.ts';

/** What `listenTo` requires of the socket server. */
export type Listening = {
  db: Parameters<typeof begin>[0];
  clock: () => Date;
  /** The handlers of events, by their names. */
  handlers: ReadonlyMap<string, SocketHandler>;
  changes: Pick<Changes, 'publishEvent'>;
  /** Emits an event to every connection of a person. */
  emitToUser: (caller: Holder, event: string, payload: unknown) => void;
  failed: (error: unknown) => void;
};

/**
 * Processes every event that a client sends: first the rate limit, then one event after the other: token, right,
 * payload, handler, commit, answer, events to others. Events unknown to the contract are ignored, but count towards the
 * rate limit.
 */
export function listenTo(socket: Socket, tokenHash: string, context: Listening): void {
  const bucket = new Bucket(context.clock().getTime());
  let last: Promise<void> = Promise.resolve();

  socket.onAny((event: string, ...given: unknown[]) => {
    const acknowledge = acknowledgementOf(given);
    const one = context.handlers.get(event);
    const rateLimit = bucket.take(context.clock().getTime());
    if (rateLimit === 'flood') return void socket.disconnect(true);
    if (rateLimit === 'rejected') return reject(new Problem('request.tooMany'));
    if (!one) return undefined;
    last = last.then(() => answer(one, given[0])).catch(reject);
    return undefined;

    async function answer(to: SocketHandler, raw: unknown): Promise<void> {
      const { caller, response, events } = await inSession(context, to, tokenHash, (at) => to.answer(raw, at));
      acknowledge({ ok: true, answer: response });
      if (to.to === 'person') context.emitToUser(caller, to.requestEvent.answer.name, response);
      else socket.emit(to.requestEvent.answer.name, response);
      events.forEach(context.changes.publishEvent);
    }

    function reject(error: unknown): void {
      const problem = error instanceof Problem ? error : new Problem('server.failed');
      if (problemStatus(problem) >= 500) context.failed(error);
      const body = problemBody(problem);
      acknowledge({ ok: false, problem: body });
      const { code, message } = body;
      socket.emit(notificationsFailed.name, { event, code, message });
      if (code === 'session.expired') socket.disconnect(true);
    }
  });
}

/** Runs `work` in the session of a token. An event of a person extends the session; an automatic request does not. */
async function inSession<T>(
  { db, clock }: Listening,
  { requestEvent }: SocketHandler,
  tokenHash: string,
  work: (at: EventContext) => Promise<T>,
): Promise<{ caller: Holder; response: T; events: OutgoingEvent[] }> {
  const now = clock().toISOString();
  const transaction = await begin(db);
  try {
    const { tx } = transaction;
    const caller =
      requestEvent.by === 'person' ? await openSession(tx, tokenHash, now) : await enterQuietly(tx, tokenHash, now);
    if (!caller) throw new Problem('session.expired');
    if (requestEvent.needs !== 'signed-in' && !can(caller.permissions, ...requestEvent.needs))
      throw new Problem('access.denied');
    const events: OutgoingEvent[] = [];
    const response = await work({ tx, caller, now, publish: (all) => void events.push(...all) });
    await transaction.commit();
    return { caller, response, events };
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

type Acknowledge = (response: Acknowledged<unknown>) => void;

/** Returns the client's acknowledgement callback, the last argument of an event; a no-op if there is none. */
function acknowledgementOf(given: readonly unknown[]): Acknowledge {
  const last = given.at(-1);
  return typeof last === 'function' ? (response) => void last(response) : () => undefined;
}
