import type { Notification, Workstation } from '@tilldesk/domain/shop';
import { followLanguage } from '../boot/language.ts';
import { catalogue } from '../kit/say/catalogue.ts';
import type { Language } from '../kit/say/Sayings.ts';
import { forgetAnswers } from '../wiring/answers.ts';
import { chatDoor } from '../wiring/chatDoor.ts';
import { leaving } from '../wiring/leaving.ts';
import { outside, type Ears } from '../wiring/outside.ts';
import { ownWorkstation } from '../wiring/ownWorkstation.ts';
import { chosenLanguage, theme } from '../wiring/preference.ts';
import { session } from '../wiring/session.ts';
import { watchSession } from '../wiring/sessionState.ts';
import { startMachines } from '../wiring/startMachines.ts';
import { browserKeep } from '../wiring/storage.ts';
import { toasts } from '../wiring/toasts.ts';
import type { FakeAnswer } from './answer.ts';
import type { ChatRow } from './ChatRow.ts';
import { stopClock } from './clock.ts';
import { tills } from './drawerBook.ts';
import { fakePrinter, type FakePrinter } from './fakePrinter.ts';
import { FakeRequest } from './FakeRequest.ts';
import { hearing } from './hearing.ts';
import { someNotices } from './noticeAnswers.ts';
import { otherSideOf } from './otherSide.ts';
import { ownSessionOf, type Person } from './people.ts';
import { serving } from './serving.ts';
import { openShop } from './openShop.ts';
import type { Shop } from './Shop.ts';
import { shopAnswers } from './shopAnswers.ts';
import type { World } from './World.ts';

export type WorldOptions = {
  /** Who is signed in; nobody at the sign-in. @default 'owner' */
  as?: Person | 'nobody';
  /** A shop with two weeks of sales, or one on its first day. @default 'busy' */
  shop?: 'busy' | 'new';
  /** Writes in the shop's books before the page is opened. */
  books?: (shop: Shop) => void;
  /** The moment at which the clock stands. @default Saturday 2026-03-14, 12:40 in the shop */
  now?: string;
  /** Answers that stand in place of the shop's own. */
  answers?: readonly FakeAnswer[];
  /** Whether the socket opens; on a failing one the server fails at every event. @default 'open' */
  line?: 'open' | 'cut' | 'failing';
  /** What the person was told. @default two or three things, and nothing in a new shop */
  notifications?: readonly Notification[];
  /** What was talked about, the newest first; given who is signed in. @default nothing */
  chats?: (world: World) => readonly ChatRow[];
  /** How this browser was set up to print. @default not at all */
  workstation?: Workstation;
  /** Whether this browser chose the first register of the store. @default true */
  registerChosen?: boolean;
  /** The person has no access PIN yet. @default false */
  withoutPin?: boolean;
  /** The store allows cash outside drawers. @default false */
  cashWithoutDrawer?: boolean;
  /** What hangs on this browser. @default a printer that nobody chose yet */
  printer?: () => FakePrinter;
};

const NOON = '2026-03-14T16:40:00.000Z';
const real = { ...outside };

/** The sentences of the frame load once for a document, whichever story comes first. */
let frame: Promise<void> | undefined;

/** Puts a fresh world round the app: server, socket, clock, storage, who is signed in, what is spoken. */
export async function openWorld(
  {
    as = 'owner',
    shop = 'busy',
    now = NOON,
    answers = [],
    line = 'open',
    notifications,
    chats,
    ...place
  }: WorldOptions,
  look: { language: Language; theme: 'light' | 'dark' },
): Promise<World> {
  forgetEverything();
  const ears = new Set<Ears>();
  const tell = (say: (ear: Ears) => void) => ears.forEach(say);
  let isSessionOver = false;
  let isOpen = line !== 'cut';
  let passed = 0;
  const world: World = {
    shop: openShop(shop),
    own: ownSessionOf(as === 'nobody' ? 'owner' : as),
    now,
    changed: (resource, id) => tell(({ news }) => news('changed', { resource, id })),
    notifications: [...(notifications ?? (shop === 'busy' ? someNotices(now) : []))],
    tell(notification) {
      world.notifications.unshift(notification);
      tell(({ news }) => news('new_notification', notification));
    },
    failsOnLine: line === 'failing',
    say: ({ name, payload: schema }, payload) => tell(({ news }) => news(name, schema.parse(payload))),
    chats: [],
    get other() {
      return otherSideOf(world);
    },
    uploads: 'taken',
    printer: (place.printer ?? fakePrinter)(),
    files: new Map(),
    cut(reason) {
      isOpen = false;
      tell(({ refused }) => refused(reason, false));
    },
    mend() {
      isOpen = true;
      tell(({ opened }) => opened());
    },
    endSession: () => (isSessionOver = true),
    pass(ms) {
      passed += ms;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    get isSessionOver() {
      return isSessionOver;
    },
    left: [],
    faults: [],
    close() {
      stops.forEach((stop) => stop());
      letClockGo();
      Object.assign(outside, real);
      forgetEverything();
    },
  };
  if (place.withoutPin) world.own.user.accessPin = false;
  const { store } = world.own;
  if (place.cashWithoutDrawer)
    world.own.store = { ...store, transaction: { ...store.transaction, cashWithoutDrawer: true } };
  place.books?.(world.shop);
  world.chats.push(...(chats?.(world) ?? []));
  Object.assign(outside, {
    request: () => new FakeRequest(world),
    fetch: serving(world, [...answers, ...shopAnswers]),
    leaveFor: (address: string) => void world.left.push(address),
    printers: () => Promise.resolve(world.printer.doors),
    uptime: () => passed,
    now: () => Date.parse(now) + passed,
    line: () =>
      Promise.resolve((_: string, ear: Ears) => {
        ears.add(ear);
        queueMicrotask(() => (isOpen ? ear.opened() : ear.refused('websocket error', false)));
        const say = hearing(world, (event, payload) => tell(({ news }) => news(event, payload)));
        return {
          close: () => void ears.delete(ear),
          say: (event: string, payload: unknown) => (isOpen ? say(event, payload) : null),
        };
      }),
  });
  const letClockGo = stopClock(now);
  browserKeep.write('browser', 'f'.repeat(43));
  if (place.registerChosen !== false) browserKeep.write(`register.${world.own.user.store}`, tills[0]!.id);
  if (place.workstation) ownWorkstation.keep(place.workstation);
  if (as !== 'nobody') session.begin({ token: 'fake', ...world.own });
  const stops = as === 'nobody' ? [] : [watchSession(), startMachines()];
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
  chatDoor.shut();
  forgetAnswers();
}
