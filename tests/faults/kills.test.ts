import { afterAll, expect, test } from 'vitest';
import { newId, saleOf, signIn, stockShop, type Caller, type Goods } from '../house/api.ts';
import { dataFolder, runCommand, startServer, type RunningServer } from '../house/server.ts';

/** `kill -9` of the server in the middle of checkouts: 10 here, more by TILLDESK_KILLS. */
const kills = Number(process.env['TILLDESK_KILLS'] ?? 10);
const tills = 8;

const { folder, remove } = dataFolder();
afterAll(remove);
const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };
const account = ['kill', 'owner@kill.test', 'an-owner-of-kills'] as const;

type Sale = { id: string; key: string; body: ReturnType<typeof saleOf>; answer: string | null };

test(`${kills} kills in the middle of checkouts: every acknowledged sale is there once, none is half`, async () => {
  const [store, email, password] = account;
  const admin = ['--business', 'Kill', '--store', store, '--email', email, '--name', 'Owner', '--password', password];
  expect(runCommand(['create-admin', ...admin], env).code).toEqual(0);
  const sales: Sale[] = [];
  let goods: Goods | undefined;
  let said = '';

  for (let round = 0; round < kills; round++) {
    const server = await startServer(env);
    const call = await signIn(server.url, ...account);
    goods ??= await stockShop(call, []);
    // First what the last kill left open: the same key, the same body, as a till does when it comes back.
    for (const sale of sales.filter((s) => s.answer === null)) sale.answer = await send(call, sale);
    await sellUntilKilled(server, call, goods, sales, 10 + round * 7);
    said += server.printed();
  }
  const last = await startServer(env);
  const call = await signIn(last.url, ...account);
  for (const sale of sales.filter((s) => s.answer === null)) sale.answer = await send(call, sale);
  expect(await last.stop()).toEqual(0);

  expect(runCommand(['verify'], env)).toEqual({ code: 0, printed: '0 differences\n' });
  expect(sales.filter((s) => s.answer === null)).toEqual([]);
  await expectEachOnce(sales);
  // The database outlives the server that was killed; the next start says what it did about it.
  expect(said).toMatch(/adopted|replaced/);
});

/** Eight tills sell until the server is gone; the kill comes once `after` sales of this round are acknowledged. */
async function sellUntilKilled(server: RunningServer, call: Caller, goods: Goods, sales: Sale[], after: number) {
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const till = async (): Promise<void> => {
    while (!killed) {
      const sale: Sale = { id: newId(), key: newId(), body: saleOf(goods, 1), answer: null };
      sales.push(sale);
      try {
        sale.answer = await send(call, sale);
        acknowledged += 1;
      } catch {
        // The connection broke: whether the sale was posted nobody here can know.
        return;
      }
      if (acknowledged === after) killed = server.kill();
    }
  };
  await Promise.all(Array.from({ length: tills }, till));
  await killed;
}

async function send(call: Caller, { id, key, body }: Sale): Promise<string> {
  const heard = await call('POST', `/invoices/${id}/checkout`, body, key);
  if (heard.status !== 200) throw new Error(heard.text);
  return heard.text;
}

/** Asks the server once more for every sale: the answer must be the very bytes of the first, and no invoice is over. */
async function expectEachOnce(sales: readonly Sale[]): Promise<void> {
  const server = await startServer(env);
  const call = await signIn(server.url, ...account);
  for (const sale of sales) expect(await send(call, sale)).toEqual(sale.answer);
  const list = await call('GET', '/invoices?status=paid&limit=1');
  expect(Object(list.body['pagination'])).toEqual(expect.objectContaining({ total: sales.length }));
  await server.stop();
}
