import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { parseManifest, type Manifest } from '../../packages/server/src/backup/manifest.ts';
import { servedAddress } from '../../packages/server/src/database/native/supervisor.ts';
import { runStatements } from '../../packages/server/src/database/testing/clusters.ts';
import { openZip } from '../../packages/server/src/storage/open-zip.ts';
import { newId, ok, signIn, stockShop, type Caller } from '../support/api.ts';
import { countedIn } from '../support/figures.ts';
import { customerWith, openDrawer, splitSale } from '../support/selling.ts';
import { dataFolder, startCommand, runCommand, startServer } from '../support/server.ts';

const tills = 8;
/** Minimum sales of each till, before, during and after the backup. */
const sales = Number(process.env['TILLDESK_SALES'] ?? 12);

const [source, embedded, wasm, external] = [dataFolder(), dataFolder(), dataFolder(), dataFolder()];
afterAll(() => [source, embedded, wasm, external].forEach(({ remove }) => remove()));
const account = ['backup', 'owner@backup.test', 'an-owner-of-backups'] as const;
const [store, email, password] = account;
const plain = { TILLDESK_DEMO: 'off', TILLDESK_BACKUP_AT: 'off' };
const sourceEnv = { ...plain, TILLDESK_DATA: source.folder };
const file = path.join(source.folder, '..', 'shop.zip');
const key = path.join(source.folder, 'installation.key');

async function manifestOf(at: string): Promise<Manifest> {
  const zip = await openZip(at);
  try {
    return parseManifest((await buffer(await zip.read('manifest.json'))).toString())!;
  } finally {
    zip.close();
  }
}

/** The parts that must be equal in two backups of the same shop: every row of every table, every total, every file. */
const content = ({ tables, sums, files }: Manifest) => ({
  tables: tables.filter(({ name }) => !['tokens', 'challenges', 'password_links'].includes(name)),
  sums,
  files: files.map(({ key: at, sha256 }) => [at, sha256]),
});

/** Backs up a restored shop again to compare its contents. */
async function contentAt(env: Record<string, string>, name: string) {
  const at = path.join(source.folder, '..', name);
  expect(runCommand(['backup', at], env).code).toEqual(0);
  return content(await manifestOf(at));
}

/**
 * Sells at eight tills until the backup is complete and each till has sold enough; returns the invoices acknowledged before it
 * began.
 */
async function sellDuringBackup(call: Caller): Promise<{ before: number; all: number }> {
  const goods = await stockShop(call, []);
  const customer = await customerWith(call, 999_999);
  await openDrawer(call);
  let [all, isMade] = [0, false];
  const till = async (): Promise<void> => {
    for (let own = 0; own < sales || !isMade; own += 1) {
      await ok(call('POST', `/invoices/${newId()}/checkout`, splitSale(goods, customer, all).body, newId()));
      all += 1;
    }
  };
  const selling = Promise.all(Array.from({ length: tills }, till));
  await expect.poll(() => all, { interval: 5, timeout: 30_000 }).toBeGreaterThanOrEqual(tills);
  const before = all;
  const made = await startCommand(['backup', file], sourceEnv).done;
  isMade = true;
  expect(made).toEqual({ code: 0, printed: expect.stringContaining('1 uploaded files.') as string });
  await selling;
  return { before, all };
}

test('E-24: a backup taken while eight tills sell comes to the same shop in each engine', async ({ task }) => {
  const admin = ['--business', 'Backup', '--store', store, '--email', email, '--name', 'Owner', '--password', password];
  expect(runCommand(['create-admin', ...admin], sourceEnv).code).toEqual(0);
  const server = await startServer(sourceEnv);
  const call = await signIn(server.url, ...account);
  await upload(server.url);
  const { before, all } = await sellDuringBackup(call);
  const manifest = await manifestOf(file);
  const rows = manifest.tables.find(({ name }) => name === 'invoices')!.rows;
  expect([rows >= before, rows <= all]).toEqual([true, true]);

  // A database of the same PostgreSQL represents an external one; it needs the source's server, so it is first.
  const engines = [
    ['external', { ...plain, TILLDESK_DATA: external.folder, DATABASE_URL: await newDatabase() }],
    ['embedded', { ...plain, TILLDESK_DATA: embedded.folder }],
    ['fallback', { ...plain, TILLDESK_DATA: wasm.folder, TILLDESK_ENGINE: 'embedded-wasm' }],
  ] as const;
  for (const [name, env] of engines) {
    const restored = runCommand(['restore', file, '--key', key], env);
    expect([name, restored.code, restored.printed]).toEqual([name, 0, expect.stringContaining('\n0 differences\n')]);
    expect([name, runCommand(['verify'], env)]).toEqual([
      name,
      { code: 0, printed: expect.stringMatching(/(^|\n)0 differences\n/) as string },
    ]);
    expect([name, await contentAt(env, `${name}.zip`)]).toEqual([name, content(manifest)]);
  }
  expect(await server.stop()).toEqual(0);
  countedIn(task, {
    tills,
    'sales acknowledged in all': all,
    'before the backup began': before,
    'in the backup': rows,
  });
});

test('a restore that is killed half-way leaves what was there, and another one goes through', async () => {
  const env = { ...plain, TILLDESK_DATA: embedded.folder };
  const server = await startServer(env);
  const call = await signIn(server.url, ...account);
  await customerWith(call, 100);
  expect(await server.stop()).toEqual(0);
  const former = await contentAt(env, 'former.zip');
  const restoring = startCommand(['restore', file, '--replace', '--yes'], env);
  await restoring.until('come to the sums of the backup');
  restoring.kill();
  expect((await restoring.done).code).toEqual(null);
  expect(await contentAt(env, 'after.zip')).toEqual(former);
  expect(runCommand(['restore', file], env)).toEqual({
    code: 1,
    printed: expect.stringContaining('The database is not empty.') as string,
  });
  expect(runCommand(['restore', file, '--replace'], env)).toEqual({
    code: 1,
    printed: expect.stringContaining('--replace is confirmed by typing replace, or by --yes.') as string,
  });
  expect(runCommand(['restore', file, '--replace', '--yes'], env).code).toEqual(0);
  expect(await contentAt(env, 'again.zip')).toEqual(content(await manifestOf(file)));
});

test('the command line refuses with a sentence, and says nothing else', () => {
  const env = { ...plain, TILLDESK_DATA: path.join(external.folder, '..', 'fresh') };
  const rejections = [
    [['restore'], 'tilldesk restore takes the file of a backup.'],
    [['restore', file], `belongs to an installation with another key.`],
    [['restore', file, '--key', path.join(source.folder, 'nothing')], 'cannot be read.'],
    [['restore', file, '--key', key, '--without-key'], '--key and --without-key exclude each other.'],
    [['restore', path.join(source.folder, 'engine.json')], 'is not a backup of Tilldesk.'],
    [['backup', 'one', 'two'], 'tilldesk backup takes one file.'],
  ] as const;
  for (const [args, sentence] of rejections) {
    const { code, printed } = runCommand([...args], env);
    expect([code, printed, /\n\s+at /.test(printed)]).toEqual([1, expect.stringContaining(sentence) as string, false]);
  }
});

async function upload(url: string): Promise<void> {
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ store, email, password, platform: 'tilldesk' }),
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const form = new FormData();
  form.append('file', new Blob(['the lease'], { type: 'text/plain' }), 'lease.txt');
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${url}/api/upload/upload-file`, { method: 'POST', headers, body: form });
  expect(answer.status).toEqual(200);
}

/** An empty database in the same server as the source, and its URL. */
async function newDatabase(): Promise<string> {
  const { host = '', port = 0, user = '' } = servedAddress(source.folder) ?? {};
  await runStatements({ host, port, user, database: 'postgres' }, 'create database elsewhere');
  return `postgres://${user}@/elsewhere?host=${encodeURIComponent(host)}&port=${port}`;
}
