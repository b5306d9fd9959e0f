import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { scheduleBackups } from './backup/schedule.ts';
import { openDatabase, type Database } from './database/engine.ts';
import { migrate } from './database/migrate.ts';
import { StartupError } from './database/startup-error.ts';
import { guardDemo, offerDemo } from './demo/offer.ts';
import { clearArriving, storagePlace } from './storage/file-storage.ts';
import { checkStorage } from './storage/storage.store.ts';
import { createQueueSchema } from './jobs/queue.ts';
import { startJobs } from './jobs/worker.ts';
import { jobs } from './modules.ts';
import { createServices } from './services.ts';
import { watchClock } from './http/clock-watch.ts';
import { closeWithin } from './http/closing.ts';
import { buildApp, openSocket } from './server.ts';
import { createLogger } from './log/logger.ts';
import { workOnImports } from './modules/imports/worker.ts';
import type { Settings } from './settings.ts';

// The same relative path from the sources and from the bundle.
const builtApp = fileURLToPath(new URL('../../app/dist', import.meta.url));

/**
 * Milliseconds to complete calls in progress when the server is stopped; requests that are incomplete by then are cut
 * off.
 */
const CLOSE_WITHIN_MS = 10_000;

export type RunningServer = { url: string; database: Database; stop: () => Promise<void> };

/**
 * Starts the whole product: database, schema, demo business (where enabled), HTTP and socket. `print` receives one
 * sentence at a time for the operator at the terminal. @throws StartupError for every error that the operator can
 * correct.
 */
export async function start(settings: Settings, print: (sentence: string) => void): Promise<RunningServer> {
  const log = { info: print, warn: print };
  const { dataFolder, databaseUrl, engine } = settings;
  const database = await openDatabase({ dataFolder, databaseUrl, engine, log });
  try {
    await migrate(database);
    await createQueueSchema(database);
    await guardDemo(database, settings);
    await offerDemo(database, settings, print);
    const { url, close } = await listen(database, settings, print);
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

async function listen(
  database: Database,
  settings: Settings,
  print: (sentence: string) => void,
): Promise<{ url: string; close: () => Promise<void> }> {
  const logger = createLogger(settings.logLevel);
  const services = createServices(database, settings, () => url, logger, print);
  const place = storagePlace(settings.dataFolder, settings.bucket);
  await checkStorage(database, services.fileStorage, { place, now: services.clock().toISOString(), warn: print });
  const app = await buildApp(services, {
    logger,
    trustedProxies: settings.trustedProxies,
    ...(existsSync(builtApp) ? { webRoot: builtApp } : {}),
  });
  const io = openSocket(services, app.server, app.log);
  const { host, port } = settings;
  await clearArriving(services.fileStorage);
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw new StartupError(listenErrorMessage(error, host, port), { cause: error });
  }
  const listeningPort = (app.server.address() as AddressInfo).port;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${listeningPort}`;
  const imports = workOnImports(services, logger);
  // Mails that an earlier server process left unsent.
  services.mailer.wake();
  const schedule = scheduleBackups(services.backups, logger);
  const watch = watchClock(database, services.clock, logger);
  const runningJobs = startJobs({ ...services, log: logger }, jobs);
  const close = async () => {
    // Sockets first: an open socket would keep the HTTP server open for ever.
    io.disconnectSockets(true);
    io.engine.close();
    await closeWithin(app, CLOSE_WITHIN_MS);
    // Work that an answer announced (a requested link, a code to be mailed) is completed before the database is closed.
    await Promise.all([
      services.backgroundQueue.settled(),
      imports.stop(),
      schedule.stop(),
      runningJobs.stop(),
      watch.stop(),
    ]);
    await services.mailer.close();
  };
  return { url, close };
}

function listenErrorMessage(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use: stop what runs there, or set PORT to another.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  return `The server cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}.`;
}
