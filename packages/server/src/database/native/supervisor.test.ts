import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withClient } from '../testing/clusters.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { pidFile } from './pid-file.ts';
import { runNative, type NativeDatabase, type NativeOptions } from './supervisor.ts';

test('where there are no Unix sockets it listens on the loopback address and asks for a password', async () => {
  const home = newHome();
  const { address } = await run(home, { loopback: true });
  expect(address.host).toBe('127.0.0.1');
  await withClient(address, (client) => client.query('select 1'));
  await expect(withClient({ ...address, password: 'guessed' }, (client) => client.query('select 1'))).rejects.toThrow(
    'password authentication failed for user "tilldesk"',
  );
  expect(statSync(path.join(home, 'postgres.password')).mode & 0o777).toBe(0o600);
});

test('a data folder too deep for a socket’s name gets its socket in a short one, which only its user may enter', async () => {
  const home = path.join(newHome(), 'd'.repeat(100));
  mkdirSync(home, { mode: 0o711 });
  const { address, stop } = await run(home);
  expect(path.basename(address.host ?? '')).toMatch(/^tilldesk-[0-9a-f]{16}$/);
  expect(statSync(address.host ?? '').mode & 0o777).toBe(0o700);
  await stop();
  expect(existsSync(address.host ?? '')).toBe(false);
});

test('a process number that belongs to another program after a restart of the machine does not stand in the way', async () => {
  const home = newHome();
  const { stop } = await run(home);
  await stop();
  writeFileSync(
    pidFile(path.join(home, 'postgres')),
    `${process.pid}\n${home}/postgres\n0\n5432\n${home}/postgres\n\n`,
  );
  expect((await run(home)).startMode).toBe('replaced');
});

test('a start that was killed while the data was being made leaves nothing that looks whole', async () => {
  const home = newHome();
  mkdirSync(path.join(home, 'postgres.new'));
  writeFileSync(path.join(home, 'postgres.new', 'half'), '');
  expect((await run(home)).startMode).toBe('started');
  expect(existsSync(path.join(home, 'postgres.new'))).toBe(false);
});

test('a PostgreSQL whose process ends before its time is started again, and its log says so', async () => {
  const warnings: string[] = [];
  const { promise: warned, resolve } = Promise.withResolvers<void>();
  const warn = (sentence: string) => {
    warnings.push(sentence);
    resolve();
  };
  const home = newHome();
  const { address, pid, whenBack } = await run(home, { warn });
  process.kill(pid, 'SIGKILL');
  await warned;
  await whenBack();
  expect(warnings).toEqual([`PostgreSQL (process ${pid}) has ended unexpectedly and is started again.`]);
  await withClient(address, (client) => client.query('select 1'));
  expect(readFileSync(path.join(home, 'postgres.log'), 'utf8')).toMatch(/automatic recovery in progress/);
});

async function run(home: string, options: NativeOptions = {}): Promise<NativeDatabase> {
  const database = await runNative(home, { durable: false, ...options });
  onTestFinished(() => database.stop());
  return database;
}

function newHome(): string {
  const home = scratchFolder();
  mkdirSync(home, { mode: 0o711 });
  return home;
}
