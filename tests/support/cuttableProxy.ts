import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** One client's cable to the server: it can be cut and mended, and a dead one can pretend to live. */
export type Cable = {
  /** What the client connects to. */
  url: string;
  /** Breaks what is connected, and lets nothing through until `mend`. */
  cut: () => void;
  mend: () => void;
  /** Holds back what either side says, and tells nobody: as a network that is gone without a word, until `mend`. */
  mute: () => void;
  unplug: () => Promise<void>;
};

/** Lays a cable on loopback to the server at `target`, which need not be there yet. */
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
    // Whatever ends one half, by an error or in order, ends the other.
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
