import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { asOwner } from '../../packages/server/src/database/transaction.ts';
import { createRandom } from '../../packages/server/src/demo/random.ts';
import { differences } from '../../packages/server/src/views/verify/verify.store.ts';
import { newId, ok, signIn, stockShop } from '../support/api.ts';
import { onDatabase } from '../support/crowdedShop.ts';
import { countedIn } from '../support/figures.ts';
import { copyFolder, retainLog, writeCrashImage, syncedUntil, type Remains } from '../support/powerCut.ts';
import { customerWith, openDrawer, splitSale } from '../support/selling.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';
import { sizeOf } from '../support/sizes.ts';

/** Data folders that are damaged and opened again: few by default, more with TILLDESK_IMAGES. */
const images = sizeOf('TILLDESK_IMAGES', { usual: 2, full: 3 });
const seed = Number(process.env['TILLDESK_IMAGE_SEED'] ?? 2026);
const sales = 200;
const tills = 8;

const { folder, remove } = dataFolder();
afterAll(remove);
const siblingPath = (name: string) => path.join(path.dirname(folder), name);
const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };
const account = ['plug', 'owner@plug.test', 'an-owner-of-a-plug'] as const;

/** The sales acknowledged when this part of the log was on disk. */
type Moment = { synced: number; acknowledged: readonly string[] };

test(`E-05: the plug is pulled at ${images} moments of ${sales} sales: the shop opens each time, with every sale that was acknowledged, and none that is half`, async ({
  task,
}) => {
  const { moments, remains } = await sellOnTheRecord();
  const random = createRandom(seed, 'plug');
  const torn: Record<string, number> = {};
  let recovered = 0;
  for (let image = 0; image < images; image++) {
    // Every second one in the second half, in which pages were also written.
    const cut = random.int(image % 2 ? remains.pagesUntil : moments[0]!.synced, moments.at(-1)!.synced);
    const place = siblingPath('image');
    for (const how of writeCrashImage(place, remains, cut, random)) torn[how] = (torn[how] ?? 0) + 1;
    const { posted, differs } = await onDatabase(place, async (db) => ({
      differs: await differences(db),
      posted: await asOwner(db, (tx) => tx.raw<{ id: string }>('select id from invoices where number is not null')),
    }));
    const { acknowledged } = moments.findLast(({ synced }) => synced <= cut)!;
    const postedIds = new Set(posted.map(({ id }) => id));
    expect({ cut, differs, missing: acknowledged.filter((id) => !postedIds.has(id)) }).toEqual({
      cut,
      differs: [],
      missing: [],
    });
    recovered += acknowledged.length;
    rmSync(place, { recursive: true });
  }
  const figures = { images, 'sales of the run': sales, 'acknowledged sales that were looked for': recovered };
  countedIn(task, { seed: String(seed), ...figures, ...torn });
});

/** Sells with eight tills; records the synced log position after each response. Between the halves all pages are written. */
async function sellOnTheRecord(): Promise<{ moments: Moment[]; remains: Remains }> {
  const [store, email, password] = account;
  const admin = ['--business', 'Plug', '--store', store, '--email', email, '--name', 'Owner', '--password', password];
  expect(runCommand(['create-admin', ...admin], env).code).toEqual(0);
  const first = await startServer(env);
  const owner = await signIn(first.url, ...account);
  const [goods, customer] = [await stockShop(owner, []), await customerWith(owner, 99_999)];
  await openDrawer(owner);
  await onDatabase(folder, retainLog);
  await first.stop();
  const remains = { base: siblingPath('base'), log: siblingPath('log'), pages: siblingPath('pages'), pagesUntil: 0 };
  copyFolder(folder, remains.base);

  const server = await startServer(env);
  // Of a running database: one that was shut down does not replay the log.
  const control = path.join('postgres', 'global', 'pg_control');
  copyFolder(path.join(folder, control), path.join(remains.base, control));
  const call = await signIn(server.url, ...account);
  const moments: Moment[] = [];
  await onDatabase(folder, async (db) => {
    const acknowledged: string[] = [];
    moments.push({ synced: await syncedUntil(db), acknowledged: [] });
    let sent = 0;
    const sell = async (until: number): Promise<void> => {
      for (let n = sent++; n < until; n = sent++) {
        const [id, { body }] = [newId(), splitSale(goods, customer, n % 3)];
        await ok(call('POST', `/invoices/${id}/checkout`, body, newId()));
        acknowledged.push(id);
        const known = [...acknowledged];
        moments.push({ synced: await syncedUntil(db), acknowledged: known });
      }
    };
    await Promise.all(Array.from({ length: tills }, () => sell(sales / 2)));
    sent = sales / 2;
    await asOwner(db, (tx) => tx.raw('checkpoint'));
    copyFolder(path.join(folder, 'postgres', 'base'), remains.pages);
    remains.pagesUntil = await syncedUntil(db);
    await Promise.all(Array.from({ length: tills }, () => sell(sales)));
  });
  copyFolder(path.join(folder, 'postgres', 'pg_wal'), remains.log);
  await server.stop();
  moments.sort((a, b) => a.synced - b.synced || a.acknowledged.length - b.acknowledged.length);
  return { moments, remains };
}
