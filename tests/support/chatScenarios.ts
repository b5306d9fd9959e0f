import { setTimeout as pause } from 'node:timers/promises';
import { openCuttableProxy, type Cable } from './cuttableProxy.ts';
import { beginChat, openChatter, settled, exchangeMessages, type Chatter } from './chatters.ts';
import { finalReportOf, peaksOf } from './chatInvariants.ts';
import { crowdedShop } from './crowdedShop.ts';
import { dataFolder, startServer, type RunningServer } from './server.ts';

type Range = readonly [from: number, to: number];

/** E-13: pairs who chat while each window's connection is cut repeatedly. Milliseconds. */
export type Drops = {
  pairs: number;
  /** How many of the requesters have a second window. */
  doubled: number;
  /** Messages of each window, and their average interval. */
  messages: number;
  every: number;
  /** Durations of connections and cuts. */
  up: Range;
  down: Range;
};

/** E-14: pairs who chat while their server is killed and stopped in turn. Milliseconds. */
export type Restarts = { pairs: number; every: number; restarts: number; between: number };

/** Chats over connections that are cut at random; every third cut is silent: neither side is notified. */
export async function dropped({ pairs, doubled, messages, every, up, down }: Drops) {
  return withServer(pairs, async ({ server, people, folder }) => {
    const cables: Cable[] = [];
    const open = async (face: (typeof people.requesters)[number], isStaff: boolean) => {
      const cable = await openCuttableProxy(server.url);
      cables.push(cable);
      return openChatter(cable.url, face, isStaff);
    };
    const chatters = await inGroups(pairs, async (n) => {
      const requester = people.requesters[n]!;
      return beginChat([
        await open(requester, false),
        await open(people.staff[n]!, true),
        ...(n < doubled ? [await open(requester, false)] : []),
      ]);
    });
    const end = new AbortController();
    let cuts = 0;
    const cutting = cables.map(async (cable, n) => {
      for (let round = n; await rested(up, end.signal); round += 1) {
        cuts += 1;
        if (round % 3 === 2) cable.mute();
        else cable.cut();
        await rested(down, end.signal);
        cable.mend();
      }
    });
    await Promise.all(chatters.map((one, n) => exchangeMessages(one, messages, every, n % 3 > 0)));
    end.abort();
    await Promise.all(cutting);
    await settled(chatters);
    const report = await finalReportOf(folder, chatters);
    chatters.forEach(({ leave }) => leave());
    await Promise.all(cables.map(({ unplug }) => unplug()));
    return { report, cuts };
  });
}

/** Chats with a server that is stopped repeatedly, on the same data folder and port; kills first. */
export async function restarted({ pairs, every, restarts, between }: Restarts) {
  return withServer(pairs, async ({ server: first, people, folder, start }) => {
    const { port } = new URL(first.url);
    const chatters = await inGroups(pairs, (n) =>
      beginChat([openChatter(first.url, people.requesters[n]!, false), openChatter(first.url, people.staff[n]!, true)]),
    );
    let server = first;
    const moments: number[] = [];
    const restarting = async () => {
      for (let n = 0; n < restarts; n += 1) {
        await pause(between);
        moments.push(performance.now());
        await (n % 2 === 0 ? server.kill() : server.stop());
        server = await start(port);
      }
    };
    const count = Math.round((restarts * between) / every);
    await Promise.all([restarting(), ...chatters.map((one, n) => exchangeMessages(one, count, every, n % 3 > 0))]);
    await settled(chatters);
    const report = await finalReportOf(folder, chatters);
    chatters.forEach(({ leave }) => leave());
    return { report, peaks: peaksOf(chatters, moments) };
  });
}

type Scene = {
  server: RunningServer;
  people: Awaited<ReturnType<typeof crowdedShop>>;
  folder: string;
  /** Starts the server again on the given port. */
  start: (port: string) => Promise<RunningServer>;
};

/** Runs a scenario with a separate server, and cleans up afterwards. */
async function withServer<T>(pairs: number, play: (scene: Scene) => Promise<T>): Promise<T> {
  const { folder, remove } = dataFolder();
  const people = await crowdedShop(folder, { requesters: pairs, staff: pairs });
  let running: RunningServer | undefined;
  const start = async (port: string) => {
    running = await startServer({ TILLDESK_DATA: folder, TILLDESK_DEMO: 'off', PORT: port });
    return running;
  };
  try {
    return await play({ server: await start('0'), people, folder, start });
  } finally {
    await running?.stop();
    remove();
  }
}

/** Runs `make` for 0, 1, 2 …, twenty in parallel. */
async function inGroups(count: number, make: (n: number) => Promise<Chatter[]>): Promise<Chatter[]> {
  const made: Chatter[] = [];
  for (let from = 0; from < count; from += 20) {
    const group = Array.from({ length: Math.min(20, count - from) }, (_, n) => make(from + n));
    made.push(...(await Promise.all(group)).flat());
  }
  return made;
}

/** Waits for a random time of a range; returns false if cancelled. */
async function rested([from, to]: Range, signal: AbortSignal): Promise<boolean> {
  try {
    await pause(from + Math.random() * (to - from), undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
