import type { AddressInfo } from 'node:net';
import { openDatabase } from '../../packages/server/src/database/engine.ts';
import { migrate } from '../../packages/server/src/database/migrate.ts';
import { inBusiness } from '../../packages/server/src/database/transaction.ts';
import { buildApp, openSocket } from '../../packages/server/src/server.ts';
import { notify } from '../../packages/server/src/modules/notifications/notifications.store.ts';
import { createChanges } from '../../packages/server/src/realtime/changes.ts';
import { createManyUsers } from '../../packages/server/src/testing/parallel-clients.ts';
import { smallShop } from '../../packages/server/src/testing/small-shop.ts';
import type { Answer, Order } from './sockets.ts';

// One server process with a shop of many users, each signed in once; the benchmark controls it over IPC.
const [dataFolder = '', count = '1000'] = process.argv.slice(2);
const silent = { info: () => undefined, warn: () => undefined };
const db = await openDatabase({ dataFolder, log: silent });
await migrate(db);
const shop = await smallShop(db, 'bench');
const services = { db, changes: createChanges(), clock: () => new Date() };
const app = await buildApp(services);
const io = openSocket(services, app.server);
await app.listen({ host: '127.0.0.1', port: 0 });

const people = await createManyUsers(db, shop, Number(count), 'employee');

const answer = (message: Answer) => process.send?.(message);

process.on('message', (order: Order) => void obey(order));

async function obey(order: Order): Promise<void> {
  if (order.what === 'stop') {
    io.disconnectSockets(true);
    io.engine.close();
    await app.close();
    await db.close();
    process.exit(0);
  }
  if (order.what === 'memory') {
    // Twice: the second pass collects what the first one released.
    globalThis.gc?.();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    return void answer({ what: 'memory', used: heapUsed + external, rss });
  }
  const { businessId } = shop;
  const notices = await inBusiness(db, businessId, (tx) =>
    notify(
      tx,
      { businessId, storeId: shop.scope.storeId, now: new Date().toISOString() },
      { kind: 'passwordChanged', params: {}, audience: { users: [people[order.to]?.id ?? ''] }, link: null },
    ),
  );
  notices.forEach(services.changes.publishEvent);
}

answer({
  what: 'ready',
  url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
  tokens: people.map(({ token }) => token),
});
