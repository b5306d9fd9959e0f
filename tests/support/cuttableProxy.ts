import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The proxy connection of one client to the server: it can be cut and restored, or fail silently. */
export type Cable = {
  /** The URL for the client. */
  url: string;
  /** Breaks connections, and blocks new ones until `mend`. */
  cut: () => void;
  mend: () => void;
  /** Silently drops traffic of both sides, like a failed network, until `mend`. */
  mute: () => void;
  unplug: () => Promise<void>;
};

/** Creates a proxy on loopback to the server at `target`, which may not be running yet. */
export async function openCuttableProxy(target: string): Promise<Cable> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  let isMute = false;
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
  });
  const join = (from: Socket, to: Socket) => {
    open.add(from);
    from.setNoDelay(true);
    from.on('data', (bytes) => to.write(bytes));
    if (isMute) from.pause();
    // If one half ends, with or without an error, the other is ended.
    from.on('error', () => undefined);
    from.once('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      [isCut, isMute] = [false, false];
      for (const socket of open) socket.resume();
    },
    mute: () => {
      isMute = true;
      for (const socket of open) socket.pause();
    },
    unplug: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
