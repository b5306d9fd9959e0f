import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { openDatabase, type Database } from './database/engine.ts';
import { migrate } from './database/migrate.ts';
import { StartupError } from './database/startup-error.ts';
import { asOwner } from './database/transaction.ts';
import { guardDemo, offerDemo } from './demo/offer.ts';
import { buildApp } from './http/app.ts';
import { forgetOldKeys } from './http/keys.store.ts';
import { createLogger } from './log/logger.ts';
import type { Settings } from './settings.ts';
import { createChanges } from './socket/changes.ts';
import { openSocket } from './socket/socket.ts';

// Beside the sources and beside the bundle alike.
const builtApp = fileURLToPath(new URL('../../app/dist', import.meta.url));

export type Running = { url: string; database: Database; stop: () => Promise<void> };

/**
 * Starts the whole product: database, schema, demo where it belongs, HTTP and socket. `say` gets one sentence at a
 * time for the person at the terminal. @throws StartupError for whatever that person can mend.
 */
export async function start(settings: Settings, say: (sentence: string) => void): Promise<Running> {
  const log = { info: say, warn: say };
  const { dataFolder, databaseUrl, engine } = settings;
  const database = await openDatabase({ dataFolder, databaseUrl, engine, log });
  try {
    await migrate(database);
    await guardDemo(database, settings);
    await offerDemo(database, settings, say);
    await asOwner(database, (tx) => forgetOldKeys(tx, new Date().toISOString()));
    const { url, close } = await listen(database, settings);
    const stop = async () => {
      await close();
      await database.close();
    };
    return { url, database, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(database: Database, settings: Settings): Promise<{ url: string; close: () => Promise<void> }> {
  const house = { db: database, changes: createChanges(), clock: () => new Date() };
  const app = await buildApp(house, {
    logger: createLogger(settings.logLevel),
    ...(existsSync(builtApp) ? { webRoot: builtApp } : {}),
  });
  const io = openSocket(house, app.server);
  const { host, port } = settings;
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw new StartupError(whyNotListening(error, host, port), { cause: error });
  }
  const taken = (app.server.address() as AddressInfo).port;
  const close = async () => {
    // Sockets first: an open one would hold the HTTP server for ever.
    io.disconnectSockets(true);
    io.engine.close();
    await app.close();
  };
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, close };
}

function whyNotListening(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use: stop what runs there, or set PORT to another.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  return `The server cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}.`;
}
