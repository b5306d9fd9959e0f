import { afterAll, expect, test } from 'vitest';
import { newId, ok, signIn, stockShop, type Caller } from '../support/api.ts';
import { countedIn, describeTimes } from '../support/figures.ts';
import { customerWith, FLOAT, inDrawer, openDrawer, splitSale } from '../support/selling.ts';
import { dataFolder, runCommand, startServer, type RunningServer } from '../support/server.ts';
import { sizeOf } from '../support/sizes.ts';

/** `kill -9` of the server during checkouts: few by default, more with TILLDESK_KILLS. */
const kills = sizeOf('TILLDESK_KILLS', { usual: 4, full: 10 });
const tills = 8;

const { folder, remove } = dataFolder();
afterAll(remove);
const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };
const account = ['kill', 'owner@kill.test', 'an-owner-of-kills'] as const;

/** A request of a till, retried until it gets a response: a sale, or a payment of the amount due. */
type Operation = { path: string; key: string; body: object; cash: number; answer: string | null };
/** The shop: the n-th sale, and the drawer of its cash. */
type Shop = { sale: (n: number) => ReturnType<typeof splitSale>; drawerId: string };

test(`E-01: ${kills} kills in the middle of checkouts: every acknowledged sale is there once, none is half`, async ({
  task,
}) => {
  const [store, email, password] = account;
  const admin = ['--business', 'Kill', '--store', store, '--email', email, '--name', 'Owner', '--password', password];
  expect(runCommand(['create-admin', ...admin], env).code).toEqual(0);
  const operations: Operation[] = [];
  let shop: Shop | undefined;
  const firstAnswers: number[] = [];
  let [output, open] = ['', 0];

  for (let round = 0; round < kills; round++) {
    const begun = performance.now();
    const server = await startServer(env);
    const call = await signIn(server.url, ...account);
    if (round > 0) firstAnswers.push(performance.now() - begun);
    open += unanswered(operations).length;
    shop ??= await createShop(call);
    // First the requests left open by the last kill: with the same key and body, like a till that reconnects.
    for (const operation of unanswered(operations)) operation.answer = await send(call, operation);
    await sellUntilKilled(server, call, shop, operations, 10 + (round % 10) * 7);
    output += server.printed();
  }
  const last = await startServer(env);
  const call = await signIn(last.url, ...account);
  for (const operation of unanswered(operations)) operation.answer = await send(call, operation);
  const cash = operations.reduce((sum, operation) => sum + operation.cash, FLOAT);
  expect((await inDrawer(call, shop!.drawerId)).expected).toEqual(cash);
  expect(await last.stop()).toEqual(0);

  expect(runCommand(['verify'], env)).toEqual({ code: 0, printed: '0 differences\n' });
  expect(unanswered(operations)).toEqual([]);
  await expectEachOnce(operations);
  // The database survives the killed server; the next start reports how it handled it.
  expect(output).toMatch(/adopted|replaced/);
  countedIn(task, {
    kills,
    'sales and payments that were acknowledged': operations.length,
    'of these, unanswered when the server was killed': open,
    'from the start to the first signed-in answer after a kill, ms (middle and worst)': describeTimes(firstAnswers),
  });
});

const unanswered = (operations: readonly Operation[]) => operations.filter(({ answer }) => answer === null);

async function createShop(call: Caller): Promise<Shop> {
  const goods = await stockShop(call, []);
  const customer = await customerWith(call, 999_999);
  return { sale: (n) => splitSale(goods, customer, n), drawerId: (await openDrawer(call)).id };
}

/** Eight tills sell and take payments until the server is killed: after `last` operations of this round are acknowledged. */
async function sellUntilKilled(server: RunningServer, call: Caller, shop: Shop, operations: Operation[], last: number) {
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const perform = async (path: string, body: object, cash: number): Promise<void> => {
    const operation: Operation = { path, key: newId(), body, cash, answer: null };
    operations.push(operation);
    operation.answer = await send(call, operation);
    acknowledged += 1;
    if (acknowledged === last) killed = server.kill();
  };
  const till = async (): Promise<void> => {
    while (!killed) {
      const [id, { body, cash, due }] = [newId(), shop.sale(operations.length)];
      try {
        await perform(`/invoices/${id}/checkout`, body, cash);
        const part = { tenders: [{ id: newId(), kind: 'cash', amount: 700 }] };
        if (due > 0 && !killed) await perform(`/invoices/${id}/payments`, part, 700);
      } catch {
        // The connection broke: unknown whether it was posted.
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: tills }, till));
  await killed;
}

async function send(call: Caller, { path, key, body }: Operation): Promise<string> {
  return (await ok(call('POST', path, body, key))).text;
}

/** Sends all requests again: each response must have the bytes of the first, and there are no extra invoices. */
async function expectEachOnce(operations: readonly Operation[]): Promise<void> {
  const server = await startServer(env);
  const call = await signIn(server.url, ...account);
  const waiting = [...operations];
  const request = async (): Promise<void> => {
    for (let operation = waiting.pop(); operation; operation = waiting.pop())
      expect(await send(call, operation)).toEqual(operation.answer);
  };
  await Promise.all(Array.from({ length: tills }, request));
  let posted = 0;
  for (const status of ['open', 'paid']) {
    posted += Number(Object((await ok(call('GET', `/invoices?status=${status}&limit=1`))).body['pagination'])['total']);
  }
  expect(posted).toEqual(operations.filter(({ path }) => path.endsWith('/checkout')).length);
  await server.stop();
}
