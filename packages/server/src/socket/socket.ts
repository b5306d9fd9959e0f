import type { Server as HttpServer } from 'node:http';
import { changed } from '@tilldesk/domain/contract';
import { can, type ModuleName } from '@tilldesk/domain/rights';
import { Server, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import type { House } from '../http/answer.ts';
import { hashOf, openSession, type Who } from '../http/who.ts';
import { inNobodysName } from '../database/transaction.ts';
import { served } from '../modules.ts';
import type { Audience } from './changes.ts';

/** Which module's right lets a socket hear of a resource: the one that reads it. What nobody can read is told to nobody. */
const heardBy: ReadonlyMap<string, ModuleName> = new Map(
  served.flatMap(({ endpoint: { needs, path } }) =>
    typeof needs !== 'string' && needs[1] === 'read' ? [[path.split('/')[1] ?? '', needs[0]]] : [],
  ),
);

/** How often a socket's token is looked at again: a sign-out or a lost right closes its rooms within this time. */
const RECHECK_MS = 30_000;

const handshake = z.object({ token: z.string().check(z.regex(/^[\w-]{20,200}$/)) });

/**
 * The realtime side of the house, over websockets alone: a socket proves itself by its token, joins one room for each
 * module that the person may read, and hears `changed {resource, id}` there.
 */
export function openSocket(house: House, http: HttpServer): Server {
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    // A page from elsewhere has no business here, whatever token it holds.
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers)),
  });

  const whoHolds = (socket: Socket): Promise<Who | null> => {
    const auth = z.safeParse(handshake, socket.handshake.auth);
    if (!auth.success) return Promise.resolve(null);
    return inNobodysName(house.db, (tx) => openSession(tx, hashOf(auth.data.token), house.clock().toISOString()));
  };

  io.use((socket, next) => {
    whoHolds(socket).then(
      (who) => {
        if (!who) return next(new Error('session.expired'));
        enter(socket, who);
        next();
      },
      () => next(new Error('server.failed')),
    );
  });

  const recheck = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) {
      whoHolds(socket).then(
        (who) => (who ? enter(socket, who) : socket.disconnect(true)),
        // The database is away for a moment: the next look decides.
        () => undefined,
      );
    }
  }, RECHECK_MS);
  recheck.unref();
  io.engine.once('close', () => clearInterval(recheck));

  house.changes.listen((audience, resource, id) => {
    const module = heardBy.get(resource);
    if (module) io.to(roomOf(audience, module)).emit(changed.name, { resource, id });
  });
  return io;
}

/** Puts a socket into exactly the rooms that the person's rights open. */
function enter(socket: Socket, who: Who): void {
  const open = new Set(
    [...new Set(heardBy.values())].filter((m) => can(who.permissions, m, 'read')).map((m) => roomOf(who, m)),
  );
  for (const room of socket.rooms) if (room !== socket.id && !open.has(room)) void socket.leave(room);
  for (const room of open) void socket.join(room);
}

const roomOf = ({ businessId, storeId }: Audience, module: ModuleName): string => `${businessId}/${storeId}/${module}`;

function isOwnOrigin({ origin, host }: { origin?: string | undefined; host?: string | undefined }): boolean {
  return origin === undefined || URL.parse(origin)?.host === host;
}
