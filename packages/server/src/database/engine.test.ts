import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from './engine.ts';
import { clusterFolder } from './native/cluster.ts';
import { isRunning, readPidFile } from './native/pid-file.ts';
import { StartupError } from './startup-error.ts';
import { scratchFolder } from './testing/scratch-folder.ts';
import { asOwner, outsideBusiness } from './transaction.ts';

const isRoot = process.getuid?.() === 0;

test('a new data folder gets our own PostgreSQL, remembers it, and gives everything back at the end', async () => {
  const folder = scratchFolder();
  const { database, said: logged } = await open(folder);
  const pid = pidIn(folder);
  expect(logged).toEqual([`The database is our own PostgreSQL in ${folder}, started (process ${pid}).`]);
  expect(
    await asOwner(database, (tx) =>
      tx.raw(`select current_setting('fsync') as fsync, current_setting('data_checksums') as sums`),
    ),
  ).toEqual([{ fsync: 'on', sums: 'on' }]);
  expect(await outsideBusiness(database, (tx) => tx.raw('select current_user as me'))).toEqual([
    { me: 'tilldesk_app' },
  ]);
  await database.close();
  expect(isRunning(pid)).toBe(false);
  expect(JSON.parse(readFileSync(path.join(folder, 'engine.json'), 'utf8'))).toEqual({ engine: 'embedded' });
});

test('a second server on the same data folder is rejected', async () => {
  const folder = scratchFolder();
  await open(folder);
  await expect(open(folder)).rejects.toEqual(
    new StartupError(`Another Tilldesk is at work on the data folder ${folder}: stop that one first.`),
  );
});

test('a command works beside the server on its database, and leaves it running', async () => {
  const folder = scratchFolder();
  const { database } = await open(folder);
  await asOwner(database, (tx) => tx.raw('create table sales (id int primary key); insert into sales values (1)'));
  const command = await openDatabase({ dataFolder: folder, log: logInto([]), joinRunningServer: true });
  expect(await asOwner(command, (tx) => tx.raw('select id from sales'))).toEqual([{ id: 1 }]);
  await command.close();
  expect(await asOwner(database, (tx) => tx.raw('select id from sales'))).toEqual([{ id: 1 }]);
});

test('a killed server’s PostgreSQL lives on, is adopted with everything that was acknowledged, and is stopped by its adopter', async () => {
  const folder = scratchFolder();
  const server = await serverOn(folder);
  server.kill('SIGKILL');
  await once(server, 'exit');
  const pid = pidIn(folder);
  expect(isRunning(pid)).toBe(true);

  const { database, said: logged } = await open(folder);
  expect(logged).toEqual([
    `The database is our own PostgreSQL in ${folder}, adopted: process ${pid}, which outlived the last server.`,
  ]);
  await database.close();
  expect(isRunning(pid)).toBe(false);
});

test('a PostgreSQL that was killed with its server is replaced, and nothing acknowledged is lost', async () => {
  const folder = scratchFolder();
  const first = await open(folder);
  await asOwner(first.database, (tx) =>
    tx.raw('create table sales (id int primary key); insert into sales values (1)'),
  );
  await first.database.close();

  const server = await serverOn(folder);
  server.kill('SIGKILL');
  process.kill(pidIn(folder), 'SIGKILL');
  await once(server, 'exit');
  const { database, said: logged } = await open(folder);
  expect(logged).toEqual([
    `The database is our own PostgreSQL in ${folder}, started (process ${pidIn(folder)}) in place of one that had ended without tidying up.`,
  ]);
  expect(await asOwner(database, (tx) => tx.raw('select id from sales'))).toEqual([{ id: 1 }]);
});

test('the Ctrl-C that stops a server does not reach its PostgreSQL before the server has let go of it', async () => {
  const folder = scratchFolder();
  const server = await serverOn(folder);
  // As a terminal does: to the server's whole process group; the server has no handler for the signal here, and ends.
  process.kill(-(server.pid ?? 0), 'SIGINT');
  await once(server, 'exit');
  expect(isRunning(pidIn(folder))).toBe(true);
  await (await open(folder)).database.close();
});

test('where PostgreSQL may not enter, root gets the engine in WebAssembly and is told why; anybody else gets PostgreSQL', async () => {
  const folder = scratchFolder();
  chmodSync(path.dirname(folder), 0o700);
  const { database, said: logged } = await open(folder);
  expect([database.kind, ...logged]).toEqual(
    isRoot
      ? [
          'embedded-wasm',
          "The database is PostgreSQL in WebAssembly, because PostgreSQL's own programs cannot run here: as root they run as the user " +
            `nobody, who may not enter ${path.dirname(folder)}; this engine survives a killed server, but not a power cut.`,
        ]
      : ['embedded', `The database is our own PostgreSQL in ${folder}, started (process ${pidIn(folder)}).`],
  );
});

test('a data folder that the engine in WebAssembly made is opened by it again', async () => {
  const folder = scratchFolder();
  const first = await open(folder, 'embedded-wasm');
  await asOwner(first.database, (tx) =>
    tx.raw('create table sales (id int primary key); insert into sales values (1)'),
  );
  await first.database.close();
  const { database, said: logged } = await open(folder);
  expect(logged).toEqual([
    'The database is PostgreSQL in WebAssembly, because its data folder was made by this engine; ' +
      'this engine survives a killed server, but not a power cut.',
  ]);
  expect(await asOwner(database, (tx) => tx.raw('select id from sales'))).toEqual([{ id: 1 }]);
});

test('the engine in WebAssembly runs statements that were sent together, and ends at the first error', async () => {
  const { database } = await open(scratchFolder(), 'embedded-wasm');
  await asOwner(database, (tx) => tx.raw('create table sales (id int primary key)'));
  const insert = (...all: number[]) =>
    asOwner(database, async (tx) => {
      for (const id of all) tx.send('insert into sales values ($1)', [id], 'insert_sale');
      return tx.raw('select id from sales order by id');
    });
  expect(await insert(1, 2)).toEqual([{ id: 1 }, { id: 2 }]);
  await expect(insert(3, 1, 4)).rejects.toThrow('duplicate key value violates unique constraint "sales_pkey"');
  expect(await insert(5)).toEqual([{ id: 1 }, { id: 2 }, { id: 5 }]);
});

test('a data folder of an engine that is not known is rejected', async () => {
  const folder = scratchFolder();
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'engine.json'), '{ "engine": "oracle" }');
  await expect(open(folder)).rejects.toEqual(
    new StartupError(`${folder}/engine.json names no engine that this Tilldesk knows.`),
  );
});

test('an empty engine.json, as a power cut may leave it, is as none: the data names its engine', async () => {
  const folder = scratchFolder();
  await (await open(folder)).database.close();
  writeFileSync(path.join(folder, 'engine.json'), '');
  const { database } = await open(folder);
  expect(await asOwner(database, (tx) => tx.raw('select 1 as one'))).toEqual([{ one: 1 }]);
  await database.close();
});

test('data of another major version of PostgreSQL is rejected', async () => {
  const folder = scratchFolder();
  await (await open(folder)).database.close();
  writeFileSync(path.join(clusterFolder(folder), 'PG_VERSION'), '17\n');
  await expect(open(folder)).rejects.toEqual(
    new StartupError(
      `The data in ${folder} was written by PostgreSQL 17 and this is 18: restore a backup into a new folder.`,
    ),
  );
});

test('a data folder that cannot be made is rejected', async () => {
  const folder = scratchFolder();
  writeFileSync(folder, 'a file stands in its place');
  await expect(open(`${folder}/inside`)).rejects.toEqual(
    new StartupError(`The data folder ${folder}/inside cannot be written (ENOTDIR).`),
  );
});

test('a PostgreSQL that does not answer is named without its password', async () => {
  await expect(
    openDatabase({ dataFolder: 'unused', databaseUrl: 'postgres://shop:secret@127.0.0.1:5529/shop', log: logInto([]) }),
  ).rejects.toEqual(
    new StartupError('The PostgreSQL at 127.0.0.1:5529/shop cannot be used: connect ECONNREFUSED 127.0.0.1:5529.'),
  );
});

async function open(dataFolder: string, engine?: 'embedded-wasm'): Promise<{ database: Database; said: string[] }> {
  const logged: string[] = [];
  const database = await openDatabase({ dataFolder, engine, log: logInto(logged) });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= database.close());
  onTestFinished(close);
  return { database: { ...database, close }, said: logged };
}

/** Starts a server in its own process group and waits until it has opened its database. */
async function serverOn(folder: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [fileURLToPath(new URL('./testing/hold-open.ts', import.meta.url)), folder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    server.kill('SIGKILL');
  });
  for await (const _sentence of createInterface({ input: server.stdout })) break;
  return server;
}

function pidIn(folder: string): number {
  return readPidFile(clusterFolder(folder))?.pid ?? 0;
}

function logInto(logged: string[]) {
  const print = (sentence: string) => void logged.push(sentence);
  return { info: print, warn: print };
}
