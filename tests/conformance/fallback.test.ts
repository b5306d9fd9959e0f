import { afterAll, expect, test } from 'vitest';
import { newId, saleOf, signIn, stockShop } from '../support/api.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';

const { folder, remove } = dataFolder();
afterAll(remove);
const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off', TILLDESK_ENGINE: 'embedded-wasm' };
const imei = '490154203237518';

test('the fallback engine sells, keeps, refuses and verifies like the native one, and says what it cannot', async () => {
  const admin = [
    '--business',
    'Wasm',
    '--store',
    'wasm',
    '--email',
    'o@wasm.test',
    '--name',
    'O',
    '--password',
    'long-enough-word',
  ];
  const first = await startServer(env);
  expect(first.printed()).toMatch(/power cut/);
  await first.stop();
  expect(runCommand(['create-admin', ...admin], env).code).toEqual(0);

  const server = await startServer(env);
  expect(await (await fetch(`${server.url}/api/health`)).json()).toEqual(
    expect.objectContaining({ database: 'embedded-wasm' }),
  );
  const call = await signIn(server.url, 'wasm', 'o@wasm.test', 'long-enough-word');
  const goods = await stockShop(call, [imei]);
  const found = await call('GET', `/till/find?text=${imei}`);
  const unitId = Object(Object(found.body)['exact'])['unitId'] as string;
  const phone = { id: newId(), productId: goods.phone, unitId, quantity: 1, unitPrice: 50_000, discount: null };
  const sale = (lines: object[]) => ({
    draft: { customerId: null, discount: null, notes: null, lines },
    tenders: [{ id: newId(), kind: 'cash', amount: 60_000 }],
  });
  const answers = await Promise.all(
    [1, 2, 3].map(() => call('POST', `/invoices/${newId()}/checkout`, sale([{ ...phone, id: newId() }]), newId())),
  );
  expect(answers.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const posted = await call('POST', `/invoices/${newId()}/checkout`, saleOf(goods), newId());
  expect([posted.status, posted.body['number'], posted.body['total']]).toEqual([200, 'INV-1002', 4_400]);
  await server.stop();

  const again = await startServer(env);
  const later = await signIn(again.url, 'wasm', 'o@wasm.test', 'long-enough-word');
  expect(Object((await later('GET', '/invoices?status=paid')).body['pagination'])).toEqual(
    expect.objectContaining({ total: 2 }),
  );
  expect((await later('GET', `/till/find?text=${imei}`)).body['message']).toEqual(
    `IMEI ${imei} was already sold on INV-1001.`,
  );
  await again.stop();
  expect(runCommand(['verify'], env)).toEqual({ code: 0, printed: expect.stringContaining('0 differences') as string });
});
