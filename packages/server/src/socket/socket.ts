import type { Server as HttpServer } from 'node:http';
import { chatUserType } from '@tilldesk/domain/chat';
import { changed } from '@tilldesk/domain/contract';
import { can, type ModuleName } from '@tilldesk/domain/rights';
import { Server, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import type { House } from '../http/answer.ts';
import { hashOf } from '../http/who.ts';
import { served } from '../modules.ts';
import type { Audience } from './changes.ts';
import { listenTo } from './events.ts';
import { holdersOf, type Holder } from './holders.store.ts';

/** Which module's right lets a socket hear of a resource: the one that reads it. What nobody can read is told to nobody. */
const heardBy: ReadonlyMap<string, ModuleName> = new Map(
  served.flatMap(({ endpoint: { needs, path } }) =>
    typeof needs !== 'string' && needs[1] === 'read' ? [[path.split('/')[1] ?? '', needs[0]]] : [],
  ),
);

/** What changes who may hear what: at its news everybody of the business is looked at again. */
const ofRights = ['employees', 'roles'];

/** How often a socket's token is looked at again: an idle session that ends closes its rooms within this time. */
const RECHECK_MS = 30_000;

/** Bytes of one event; a larger one closes its connection (docs/decisions/0013). */
const EVENT_LIMIT = 100_000;

/** Milliseconds between pings: so soon a client knows that its line is dead, whom nothing else tells (docs/decisions/0013). */
const PING_MS = 1_000;

/** What is kept of an open socket: not its rights, which are thirty rows a person; its rooms say them. */
type Held = { who: Omit<Holder, 'permissions'>; tokenHash: string; endsBefore: number };

const handshake = z.object({ token: z.string().check(z.regex(/^[\w-]{20,200}$/)) });

/** Where the unforeseen is written down. */
type Log = { error: (about: { err: unknown }, sentence: string) => void };

/**
 * The realtime side of the house, over websockets alone: a socket proves itself by its token, joins the person's room and
 * one for each module that the person may read, and hears `changed {resource, id}` and the person's own news there.
 */
export function openSocket(house: House, http: HttpServer, log?: Log): Server {
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: EVENT_LIMIT,
    perMessageDeflate: false,
    pingInterval: PING_MS,
    // A page from elsewhere has no business here, whatever token it holds.
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers)),
  });
  const holderOf = holdersOf(house.db, house.clock);
  /** Whose a socket is, and by which token: those that were let in, and of them those that are open. */
  const admitted = new WeakMap<Socket, Held>();
  const holders = new Map<Socket, Held>();
  /** Counts what ended rights or sessions: a socket that was looked up before such news is looked up once more. */
  let ends = 0;

  const failed = (error: unknown) => log?.error({ err: error }, 'event failed');
  const tellPerson = (to: { businessId: string; userId: string }, event: string, payload: unknown) =>
    void io.to(roomOfPerson(to)).emit(event, payload);

  io.use((socket, next) => {
    const auth = z.safeParse(handshake, socket.handshake.auth);
    if (!auth.success) return next(new Error('session.expired'));
    const tokenHash = hashOf(auth.data.token);
    const endsBefore = ends;
    holderOf(tokenHash).then(
      (who) => {
        if (!who) return next(new Error('session.expired'));
        admitted.set(socket, { who: kept(who), tokenHash, endsBefore });
        forgetRequest(socket);
        enter(socket, who);
        next();
      },
      () => next(new Error('server.failed')),
    );
  });

  io.on('connection', (socket) => {
    const held = admitted.get(socket);
    if (!held) return socket.disconnect(true);
    holders.set(socket, held);
    socket.once('disconnect', () => holders.delete(socket));
    listenTo(socket, held.tokenHash, { ...house, tellPerson, failed });
    if (held.endsBefore !== ends) void look(socket, held);
  });

  const look = (socket: Socket, held: Held) =>
    holderOf(held.tokenHash).then(
      (who) => {
        if (!who) return void socket.disconnect(true);
        held.who = kept(who);
        enter(socket, who);
      },
      // The database is away for a moment: the next look decides.
      () => undefined,
    );
  const lookAgain = (at: (who: Held['who']) => boolean) => {
    for (const [socket, held] of holders) if (at(held.who)) void look(socket, held);
  };
  const recheck = setInterval(() => lookAgain(() => true), RECHECK_MS);
  recheck.unref();
  io.engine.once('close', () => clearInterval(recheck));

  house.changes.listen((audience, resource, id) => {
    const module = heardBy.get(resource);
    if (module) io.to(roomOf(audience, module)).emit(changed.name, { resource, id });
    if (!ofRights.includes(resource)) return;
    ends += 1;
    lookAgain(({ businessId }) => businessId === audience.businessId);
  });
  house.changes.listenForPeople(({ businessId, userId, event, payload }) => {
    if (event !== 'session.ended') return tellPerson({ businessId, userId }, event, payload);
    ends += 1;
    const ended: unknown = Object(payload)['tokenId'];
    for (const [socket, { who }] of holders) if (who.tokenId === ended) socket.disconnect(true);
  });
  house.changes.listenForStaff(({ businessId, staffBut, event, payload }) => {
    const but = staffBut.map((userId) => roomOfPerson({ businessId, userId }));
    io.to(roomOfStaff({ businessId })).except(but).emit(event, payload);
  });
  return io;
}

/** Puts a socket into exactly the rooms that the person's rights open. */
function enter(socket: Socket, who: Holder): void {
  const open = new Set([
    roomOfPerson(who),
    ...(answersChats(who) ? [roomOfStaff(who)] : []),
    ...[...new Set(heardBy.values())].filter((m) => can(who.permissions, m, 'read')).map((m) => roomOf(who, m)),
  ]);
  for (const room of socket.rooms) if (room !== socket.id && !open.has(room)) void socket.leave(room);
  for (const room of open) void socket.join(room);
}

const kept = ({ permissions: _, ...who }: Holder): Held['who'] => who;

/** The request and its token have said what they had to; an idle connection need not hold them in memory. */
function forgetRequest(socket: Socket): void {
  Object.assign(socket.conn, { request: null });
  Object.assign(socket.handshake, { headers: {}, query: {}, auth: {} });
}

const roomOf = ({ businessId, storeId }: Audience, module: ModuleName): string => `${businessId}/${storeId}/${module}`;

const roomOfPerson = ({ businessId, userId }: { businessId: string; userId: string }): string =>
  `${businessId}/person/${userId}`;

const roomOfStaff = ({ businessId }: { businessId: string }): string => `${businessId}/staff`;

/** Whether somebody hears of chats that wait: staff who may read them. */
const answersChats = ({ userType, permissions }: Holder): boolean =>
  chatUserType(userType) === 'staff' && can(permissions, 'Contact Support', 'read');

function isOwnOrigin({ origin, host }: { origin?: string | undefined; host?: string | undefined }): boolean {
  return origin === undefined || URL.parse(origin)?.host === host;
}
