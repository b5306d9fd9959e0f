import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Address } from '../pool.ts';
import { inDatabase, type TestCluster } from './clusters.ts';

/** A proxy between a server and its database that can be cut, and can stop forwarding without closing connections. */
export type DatabaseProxy = {
  address: Address;
  cut: () => void;
  mute: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** Opens a proxy on loopback to a database of the test cluster. */
export async function openTestProxy(cluster: TestCluster, database: string): Promise<DatabaseProxy> {
  const target = targetOf(cluster);
  const open = new Set<Socket>();
  let state: 'open' | 'cut' | 'mute' = 'open';
  const join = (from: Socket, to: Socket) => {
    open.add(from);
    from.on('data', (bytes) => to.write(bytes));
    if (state === 'mute') from.pause();
    from.on('error', () => undefined);
    from.once('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    if (state === 'cut') return void near.resetAndDestroy();
    const far = connect(target);
    join(near, far);
    join(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const setState = (to: typeof state, each: (socket: Socket) => void) => () => {
    state = to;
    open.forEach(each);
  };
  const cut = setState('cut', (socket) => socket.destroy());
  return {
    address: through(cluster, database, port),
    cut,
    mute: setState('mute', (socket) => socket.pause()),
    mend: setState('open', (socket) => socket.resume()),
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

function targetOf(cluster: TestCluster) {
  if (!('connectionString' in cluster)) return { path: `${cluster.host}/.s.PGSQL.${cluster.port}` };
  const { hostname, port } = new URL(cluster.connectionString);
  return { host: hostname, port: Number(port || 5432) };
}

function through(cluster: TestCluster, database: string, port: number): Address {
  const address = inDatabase(cluster, database);
  if (address.connectionString === undefined) return { ...address, host: '127.0.0.1', port };
  const url = new URL(address.connectionString);
  [url.hostname, url.port] = ['127.0.0.1', String(port)];
  return { connectionString: url.href };
}
