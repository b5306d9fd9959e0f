import { setTimeout as pause } from 'node:timers/promises';
import { someRights } from '../../packages/domain/src/exports/rights.ts';
import { migrate } from '../../packages/server/src/database/migrate.ts';
import type { Db } from '../../packages/server/src/database/pool.ts';
import { inBusiness } from '../../packages/server/src/database/transaction.ts';
import { createPerson, createRole } from '../../packages/server/src/modules/session/people.store.ts';
import { imeiOf, OPENED, PASSWORD, smallShop } from '../../packages/server/src/testing/small-shop.ts';
import { newId, ok, signIn, type Caller } from '../support/api.ts';
import { onDatabase } from '../support/crowdedShop.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';
import { ms, percentiles, printResult } from './figures.ts';

const UNITS = 5_000;
const COUNTERS = ['ana', 'ben', 'cleo'];
/** Scans per second of all counters together. */
const SCANS_A_SECOND = 20;
const SECONDS = 20;
/** The batch size of the count window when it is behind. */
const BATCH = 50;

/**
 * A category of 5,000 units counted by three people: at 20 scans a second while the shop sells and every counter's page requests
 * the changed count, then in batches at full speed, and posted.
 */
export async function counting(program: string): Promise<void> {
  const { folder, remove } = dataFolder();
  const env = { TILLDESK_DATA: folder };
  await onDatabase(folder, plant);
  const server = await startServer(env, program);
  const [admin, ...people] = await Promise.all(
    ['admin', ...COUNTERS].map((name) => signIn(server.url, 'count', `${name}@count.test`, PASSWORD)),
  );
  if (!admin) throw new Error('counting: nobody signed in');
  const categories = await items(admin, '/categories');
  const id = newId();
  const draft = { id, mainCategoryId: categories[0]?.['id'], subCategoryId: null, mode: 'full' };
  const begun = performance.now();
  await ok(admin('POST', '/counts', draft));
  printResult(`beginning a count of ${UNITS} units`, ms(performance.now() - begun), '');

  const shares = people.map((_, n) =>
    Array.from({ length: UNITS }, (__, i) => imeiOf(i)).filter((___, i) => i % 3 === n),
  );
  const [scans, pages] = [[], []] as [number[], number[]];
  const over = performance.now() + SECONDS * 1000;
  await Promise.all([
    ...people.map((call, n) => scanSteadily(call, id, shares[n] ?? [], over, scans)),
    ...people.map((call) => poll(call, id, over, pages)),
  ]);
  const scanTimes = percentiles(scans);
  printResult(
    `${scans.length} scans, ${SCANS_A_SECOND} a second by three people`,
    `p50 ${ms(scanTimes.p50)}, p95 ${ms(scanTimes.p95)}, p99 ${ms(scanTimes.p99)}`,
    'p95 ≤ 60 ms',
  );
  const page = percentiles(pages);
  printResult(
    '… the count as their pages ask for it, 4 a second each',
    `p50 ${ms(page.p50)}, p95 ${ms(page.p95)}`,
    'p95 ≤ 100 ms',
  );

  const batches: number[] = [];
  const fast = performance.now();
  await Promise.all(people.map((call, n) => scanInBatches(call, id, shares[n] ?? [], batches)));
  const rest = UNITS - scans.length;
  const each = percentiles(batches);
  printResult(
    `the other ${rest} in batches of ${BATCH}`,
    `p95 ${ms(each.p95)} a batch, ${((rest * 1000) / (performance.now() - fast)).toFixed(0)} scans/s`,
    'p95 ≤ 100 ms',
  );
  const count = (await ok(admin('GET', `/counts/${id}`))).body;
  printResult('scans lost', String(UNITS - Number(count['counted'])), '0');
  const review = (await ok(admin('POST', `/counts/${id}/submit`, { version: count['version'] }))).body;
  const posting = performance.now();
  await ok(admin('POST', `/counts/${id}/post`, { version: review['version'] }, newId()));
  printResult('posting it', ms(performance.now() - posting), '');
  await server.stop();
  printResult('verify afterwards', runCommand(['verify'], env).printed.trim(), '0 differences');
  remove();
}

async function plant(db: Db): Promise<void> {
  await migrate(db);
  const { businessId, scope } = await smallShop(db, 'count', UNITS);
  await inBusiness(db, businessId, async (tx) => {
    const permissions = someRights({ Inventory: 'rcu' });
    const roleId = await createRole(tx, businessId, OPENED, {
      name: 'Counter',
      permissions,
      limits: { viewCost: false },
    });
    for (const name of COUNTERS) {
      const account = { email: `${name}@count.test`, name, username: name, userType: 'employee', roleId };
      const proof = { password: PASSWORD, pin: '1111', storeIds: [scope.storeId] };
      await createPerson(tx, businessId, OPENED, { ...account, ...proof });
    }
  });
}

/** One person scans codes one after the other at their share of the rate, each in a separate call. */
async function scanSteadily(call: Caller, id: string, codes: string[], until: number, times: number[]): Promise<void> {
  const gap = (1000 * COUNTERS.length) / SCANS_A_SECOND;
  for (let next = performance.now(); next < until; next += gap) {
    await pause(Math.max(0, next - performance.now()));
    const code = codes.shift();
    if (code === undefined) return;
    const start = performance.now();
    await ok(call('POST', `/counts/${id}/scans`, { scans: [{ id: newId(), code, ago: 0 }] }));
    times.push(performance.now() - start);
  }
}

async function scanInBatches(call: Caller, id: string, codes: string[], times: number[]): Promise<void> {
  while (codes.length > 0) {
    const scans = codes.splice(0, BATCH).map((code) => ({ id: newId(), code, ago: 0 }));
    const start = performance.now();
    await ok(call('POST', `/counts/${id}/scans`, { scans }));
    times.push(performance.now() - start);
  }
}

/** An open page requests the count at most four times a second while it changes. */
async function poll(call: Caller, id: string, until: number, times: number[]): Promise<void> {
  while (performance.now() < until) {
    const start = performance.now();
    await ok(call('GET', `/counts/${id}`));
    times.push(performance.now() - start);
    await pause(Math.max(0, start + 250 - performance.now()));
  }
}

const items = async (call: Caller, path: string) =>
  (await ok(call('GET', path))).body['items'] as Record<string, unknown>[];
