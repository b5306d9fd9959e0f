import { afterAll, expect, test } from 'vitest';
import { bringerAt, catalogueCsv, makeCategories, type Bringer } from '../support/imports.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';

/** Products of the file: 3,000 by default, 50,000 with TILLDESK_IMPORT_ROWS. */
const rows = Number(process.env['TILLDESK_IMPORT_ROWS'] ?? 3_000);
/** How often the server is killed during the run. */
const kills = 2;
/** Four fifths through the file: row 40,001 of 50,000. */
const broken = (rows * 4) / 5 + 1;

const { folder, remove } = dataFolder();
afterAll(remove);
const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };
const [store, email, password] = ['imports', 'owner@imports.test', 'an-owner-of-imports'] as const;

type Seen = { state: string; place: number; counts: Record<string, number> };

test(`an import of ${rows} products: a broken row holds it back, ${kills} kills neither double nor halve it`, async () => {
  const admin = ['--business', 'I', '--store', store, '--email', email, '--name', 'Owner', '--password', password];
  expect(runCommand(['create-admin', ...admin], env).code).toEqual(0);
  let server = await startServer(env);
  let bringer = await bringerAt(server.url, store, email, password);
  await makeCategories(bringer);

  const bad = await checked(bringer, catalogueCsv(rows, { [broken]: 'IMP-BAD,Case,Category 1,,,free,8%,,,,,,' }));
  expect(bad.counts).toEqual({ added: rows - 1, changed: 0, unchanged: 0, rejected: 1 });
  const { items } = (await bringer.call('GET', `${bad.at}/rows?outcome=rejected`)).body as {
    items: { row: number; problems: { column: string; code: string }[] }[];
  };
  // The headings are also a row of the sheet.
  expect(items.map(({ row, problems }) => [row, problems.map(({ column, code }) => [column, code])])).toEqual([
    [broken + 1, [['Price', 'import.notAmount']]],
  ]);
  const response = await bringer.call('POST', `${bad.at}/run`, { goodRows: false }, 'run-with-a-broken-row');
  expect([response.status, response.body['code'], await importState(bringer)]).toEqual([409, 'import.hasRejected', 0]);

  const validImport = await checked(bringer, catalogueCsv(rows));
  await bringer.call('POST', `${validImport.at}/run`, { goodRows: false }, 'run-of-good-rows');
  for (let kill = 1; kill <= kills; kill += 1) {
    await until(bringer, validImport.at, ({ place }) => place >= (rows * kill) / (kills + 1));
    await server.kill();
    server = await startServer(env);
    bringer = await bringerAt(server.url, store, email, password);
  }
  const done = await until(bringer, validImport.at, ({ state }) => state !== 'running');
  expect(done).toEqual({
    state: 'done',
    place: rows,
    counts: { added: rows, changed: 0, unchanged: 0, rejected: 0 },
  });
  expect(await importState(bringer)).toEqual(Math.min(rows, 10_000));

  const again = await checked(bringer, catalogueCsv(rows));
  expect(again.counts).toEqual({ added: 0, changed: 0, unchanged: rows, rejected: 0 });
  expect(await server.stop()).toEqual(0);
  expect(runCommand(['verify'], env)).toEqual({ code: 0, printed: '0 differences\n' });
});

/** Uploads a file and checks it. */
async function checked(bringer: Bringer, content: string): Promise<Seen & { at: string }> {
  const { body } = await bringer.bring('products', 'list.csv', content);
  const at = `/products-imports/${String(body['id'])}`;
  await bringer.call('POST', `${at}/check`, { mapping: body['mapping'], decimal: body['decimal'] });
  return { at, ...(await until(bringer, at, ({ state }) => state !== 'checking')) };
}

/** Polls an import until it has the given state. */
async function until({ call }: Bringer, at: string, isSo: (seen: Seen) => boolean): Promise<Seen> {
  for (;;) {
    const { state, place, counts } = (await call('GET', at)).body as Seen;
    if (isSo({ state, place, counts })) return { state, place, counts };
  }
}

const importState = async ({ call }: Bringer): Promise<unknown> =>
  Object((await call('GET', '/products?search=case&limit=1')).body['pagination'])['total'];
