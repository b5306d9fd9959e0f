import type { Server as HttpServer } from 'node:http';
import { chatUserType } from '@tilldesk/domain/chat';
import { changed, type AnyEndpoint } from '@tilldesk/domain/contract';
import { can, type ModuleName } from '@tilldesk/domain/rights';
import { ownSession } from '@tilldesk/domain/session';
import { Server, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import { hashOf } from '../database/caller.ts';
import type { Db } from '../database/pool.ts';
import type { Audience, Changes } from './changes.ts';
import { listenTo } from './events.ts';
import type { SocketHandler } from './socket-handler.ts';
import { holdersOf, type Holder, type SocketHolder } from './session-holders.store.ts';

/**
 * Returns the modules whose read right lets a socket receive changes of a resource: that of the resource's shortest path,
 * which is its list. Changes of a resource without such a module are not sent.
 */
const modulesByResource = (served: SocketModules['served']): ReadonlyMap<string, ModuleName> =>
  new Map(
    served
      .toSorted((a, b) => b.endpoint.path.length - a.endpoint.path.length)
      .flatMap(({ endpoint: { needs, path } }) =>
        typeof needs !== 'string' && needs[1] === 'read' ? [[resourceOf({ path }), needs[0]]] : [],
      ),
  );

const resourceOf = ({ path }: { path: string }): string => path.split('/')[1] ?? '';

/** Resources that change what people may receive: on their changes, all sockets of the business are rechecked. */
const rightsResources = ['employees', 'roles'];

/** Resources that are part of every session: their changes are sent to all sockets of the business. */
const sessionResources = ['stores', 'transaction-settings'];

/** The resource of the call that answers with the person's own rights. */
const sessionResource = resourceOf(ownSession);

/**
 * Milliseconds between rechecks of a socket's token: the rooms of an expired idle session are closed within this time.
 */
const RECHECK_MS = 30_000;

/** Bytes of one event; a larger event closes its connection (docs/decisions/screens/0013). */
const EVENT_LIMIT = 100_000;

/** Milliseconds between pings: a client uses them to detect a dead connection quickly (docs/decisions/screens/0013). */
const PING_MS = 1_000;

/**
 * Data stored per open socket. Without the rights, which are thirty rows per person; the socket's rooms represent them.
 */
type SocketSession = { caller: Omit<SocketHolder, 'permissions'>; tokenHash: string; endsBefore: number };

const handshake = z.object({ token: z.string().check(z.regex(/^[\w-]{20,200}$/)) });

/** What the realtime server uses of the services. */
export type SocketServices = { db: Db; clock: () => Date; changes: Changes };

/** The calls of all modules, whose resources are published, and the events that the modules handle. */
export type SocketModules = {
  served: readonly { endpoint: AnyEndpoint }[];
  socketHandlers: readonly SocketHandler[];
};

/** Receives unexpected errors. */
export type Log = { error: (about: { err: unknown }, sentence: string) => void };

/**
 * Opens the realtime server, over websockets only. A socket authenticates with its token and joins the person's room
 * and one room for each module that the person may read. There it receives `changed {resource, id}` and the person's
 * own events.
 */
export function createSocketServer(
  services: SocketServices,
  { served, socketHandlers }: SocketModules,
  http: HttpServer,
  log?: Log,
): Server {
  const moduleByResource = modulesByResource(served);
  const readableModules = [...new Set(moduleByResource.values())];
  const handlers = new Map(socketHandlers.map((one) => [one.requestEvent.name, one]));
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: EVENT_LIMIT,
    perMessageDeflate: false,
    pingInterval: PING_MS,
    // Pages of another origin are rejected, whatever token they have.
    allowRequest: (request, decide) => decide(null, isSameOrigin(request.headers)),
  });
  const holderOf = holdersOf(services.db, services.clock);
  /** Session by socket: `admitted` contains those that passed authentication, `holders` those of them that are open. */
  const admitted = new WeakMap<Socket, SocketSession>();
  const holders = new Map<Socket, SocketSession>();
  /**
   * Counts events that ended rights or sessions: a socket that was looked up before such an event is looked up again.
   */
  let endedCount = 0;

  const failed = (error: unknown) => log?.error({ err: error }, 'event failed');
  const emitToUser = (to: { businessId: string; userId: string }, event: string, payload: unknown) =>
    void io.to(roomOfPerson(to)).emit(event, payload);

  io.use((socket, next) => {
    const auth = z.safeParse(handshake, socket.handshake.auth);
    if (!auth.success) return next(new Error('session.expired'));
    const tokenHash = hashOf(auth.data.token);
    const endsBefore = endedCount;
    holderOf(tokenHash).then(
      (caller) => {
        if (!caller) return next(new Error('session.expired'));
        admitted.set(socket, { caller: sessionOwner(caller), tokenHash, endsBefore });
        releaseRequest(socket);
        enter(socket, caller, readableModules);
        next();
      },
      () => next(new Error('server.failed')),
    );
  });

  io.on('connection', (socket) => {
    const session = admitted.get(socket);
    if (!session) return socket.disconnect(true);
    holders.set(socket, session);
    socket.once('disconnect', () => holders.delete(socket));
    listenTo(socket, session.tokenHash, { ...services, handlers, emitToUser, failed });
    if (session.endsBefore !== endedCount) void refreshSession(socket, session);
  });

  const refreshSession = (socket: Socket, session: SocketSession) =>
    holderOf(session.tokenHash).then(
      (caller) => {
        if (!caller) return void socket.disconnect(true);
        const hasNewAccess = caller.access !== session.caller.access;
        session.caller = sessionOwner(caller);
        enter(socket, caller, readableModules);
        // Not everyone may read roles or employees, but everyone requests their own session again.
        if (hasNewAccess) socket.emit(changed.name, { resource: sessionResource, id: caller.userId });
      },
      // The database is unavailable for a moment: the next recheck decides.
      () => undefined,
    );
  const recheckSessions = (at: (caller: SocketSession['caller']) => boolean) => {
    for (const [socket, session] of holders) if (at(session.caller)) void refreshSession(socket, session);
  };
  const recheck = setInterval(() => recheckSessions(() => true), RECHECK_MS);
  recheck.unref();
  io.engine.once('close', () => clearInterval(recheck));

  services.changes.listen((audience, resource, id) => {
    const module = moduleByResource.get(resource);
    if (sessionResources.includes(resource)) io.to(roomOfBusiness(audience)).emit(changed.name, { resource, id });
    else if (module) io.to(roomOf(audience, module)).emit(changed.name, { resource, id });
    if (!rightsResources.includes(resource)) return;
    endedCount += 1;
    recheckSessions(({ businessId }) => businessId === audience.businessId);
  });
  services.changes.listenForPeople(({ businessId, userId, event, payload }) => {
    if (event !== 'session.ended') return emitToUser({ businessId, userId }, event, payload);
    endedCount += 1;
    const ended: unknown = Object(payload)['tokenId'];
    for (const [socket, { caller }] of holders) if (caller.tokenId === ended) socket.disconnect(true);
  });
  services.changes.listenForStaff(({ businessId, staffBut, event, payload }) => {
    const but = staffBut.map((userId) => roomOfPerson({ businessId, userId }));
    io.to(roomOfStaff({ businessId })).except(but).emit(event, payload);
  });
  return io;
}

/** Puts a socket into exactly the rooms that the person's rights allow. */
function enter(socket: Socket, caller: Holder, modules: readonly ModuleName[]): void {
  const open = new Set([
    roomOfPerson(caller),
    roomOfBusiness(caller),
    ...(answersChats(caller) ? [roomOfStaff(caller)] : []),
    ...modules.filter((m) => can(caller.permissions, m, 'read')).map((m) => roomOf(caller, m)),
  ]);
  for (const room of socket.rooms) if (room !== socket.id && !open.has(room)) void socket.leave(room);
  for (const room of open) void socket.join(room);
}

const sessionOwner = ({ permissions: _, ...caller }: SocketHolder): SocketSession['caller'] => caller;

/** The request and its token are no longer required; an idle connection need not keep them in memory. */
function releaseRequest(socket: Socket): void {
  Object.assign(socket.conn, { request: null });
  Object.assign(socket.handshake, { headers: {}, query: {}, auth: {} });
}

const roomOf = ({ businessId, storeId }: Audience, module: ModuleName): string => `${businessId}/${storeId}/${module}`;

const roomOfBusiness = ({ businessId }: { businessId: string }): string => `${businessId}/all`;

const roomOfPerson = ({ businessId, userId }: { businessId: string; userId: string }): string =>
  `${businessId}/person/${userId}`;

const roomOfStaff = ({ businessId }: { businessId: string }): string => `${businessId}/staff`;

/** Returns whether a person receives events of waiting chats: staff who may read them. */
const answersChats = ({ userType, permissions }: Holder): boolean =>
  chatUserType(userType) === 'staff' && can(permissions, 'Contact Support', 'read');

function isSameOrigin({ origin, host }: { origin?: string | undefined; host?: string | undefined }): boolean {
  return origin === undefined || URL.parse(origin)?.host === host;
}
