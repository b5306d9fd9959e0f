import { followLanguage } from '../boot/language.ts';
import { catalogue } from '../kit/say/catalogue.ts';
import type { Language } from '../kit/say/Sayings.ts';
import { forgetAnswers } from '../wiring/answers.ts';
import { leaveWhenSessionEnds } from '../wiring/farewell.ts';
import { leaving } from '../wiring/leaving.ts';
import { outside, type Ears } from '../wiring/outside.ts';
import { chosenLanguage, theme } from '../wiring/preference.ts';
import { session } from '../wiring/session.ts';
import { toasts } from '../wiring/toasts.ts';
import type { FakeAnswer } from './answer.ts';
import { stopClock } from './clock.ts';
import { ownSessionOf, type Person } from './people.ts';
import { serving } from './serving.ts';
import { openShop } from './openShop.ts';
import { shopAnswers } from './shopAnswers.ts';
import type { World } from './World.ts';

export type WorldOptions = {
  /** Who is signed in; nobody at the sign-in. @default 'owner' */
  as?: Person | 'nobody';
  /** A shop with two weeks of sales, or one on its first day. @default 'busy' */
  shop?: 'busy' | 'new';
  /** The moment at which the clock stands. @default Saturday 2026-03-14, 12:40 in the shop */
  now?: string;
  /** Answers that stand in place of the shop's own. */
  answers?: readonly FakeAnswer[];
  /** Whether the socket opens. @default 'open' */
  line?: 'open' | 'cut';
};

const NOON = '2026-03-14T16:40:00.000Z';
const real = { ...outside };

/** The sentences of the frame load once for a document, whichever story comes first. */
let frame: Promise<void> | undefined;

/** Puts a fresh world round the app: server, socket, clock, storage, who is signed in, what is spoken. */
export async function openWorld(
  { as = 'owner', shop = 'busy', now = NOON, answers = [], line = 'open' }: WorldOptions,
  look: { language: Language; theme: 'light' | 'dark' },
): Promise<World> {
  forgetEverything();
  const ears = new Set<Ears>();
  const tell = (say: (ear: Ears) => void) => ears.forEach(say);
  let isSessionOver = false;
  const world: World = {
    shop: openShop(shop),
    own: ownSessionOf(as === 'nobody' ? 'owner' : as),
    now,
    changed: (resource, id) => tell(({ news }) => news('changed', { resource, id })),
    cut: (reason) => tell(({ refused }) => refused(reason, false)),
    endSession: () => (isSessionOver = true),
    get isSessionOver() {
      return isSessionOver;
    },
    left: [],
    faults: [],
    close() {
      stopLeaving();
      letClockGo();
      Object.assign(outside, real);
      forgetEverything();
    },
  };
  Object.assign(outside, {
    fetch: serving(world, [...answers, ...shopAnswers]),
    leaveFor: (address: string) => void world.left.push(address),
    line: () =>
      Promise.resolve((_: string, ear: Ears) => {
        ears.add(ear);
        queueMicrotask(() => (line === 'open' ? ear.opened() : ear.refused('websocket error', false)));
        return { close: () => void ears.delete(ear), reopen: () => ear.opened() };
      }),
  });
  const letClockGo = stopClock(now);
  const stopLeaving = leaveWhenSessionEnds();
  if (as !== 'nobody') session.begin({ token: 'fake', ...world.own });
  theme.choose(look.theme);
  chosenLanguage.choose(look.language);
  await (frame ??= followLanguage());
  await catalogue.speak(look.language);
  return world;
}

/** Clears what outlives a page, as when another tab cleared the browser's memory. */
function forgetEverything(): void {
  leaving.release();
  localStorage.clear();
  sessionStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  toasts.clear();
  forgetAnswers();
}
