import type { Chat } from '@tilldesk/domain/chat';
import type { Workstation } from '@tilldesk/domain/hardware';
import type { Notification } from '@tilldesk/domain/notifications';
import { registers } from '@tilldesk/domain/registers';
import { ownSession, type OwnSession } from '@tilldesk/domain/session';
import { syncLanguage } from '../startup/language.ts';
import { catalogue } from '../i18n/catalogue.ts';
import type { Language } from '../i18n/Messages.ts';
import { clearCachedAnswers } from '../api/useAnswer.ts';
import { chatPanel } from '../realtime/chatWindows.ts';
import { leaving } from '../navigation/unsavedChanges.ts';
import { outside, type ConnectionHandlers } from '../api/environment.ts';
import { currentWorkstation } from '../printing/device/currentWorkstation.ts';
import { chosenLanguage, theme } from '../browser/preference.ts';
import { session } from '../session/session.ts';
import { watchSession } from '../session/sessionState.ts';
import { startMachines } from '../machines/startMachines.ts';
import { browserStorage, tabStorage } from '../browser/storage.ts';
import { toasts } from '../page/toasts.ts';
import { scanDialogs } from '../scanning/scannerDialog.ts';
import { clockDialog } from '../timeclock/clockDialog.ts';
import { answer, type FakeAnswer } from './answer.ts';
import { draftAnswers } from './drafts.ts';
import { recordedAnswer, storyIds } from './recordedAnswers.ts';
import { stopClock } from './clock.ts';
import { fakePrinter, type FakePrinter } from './fakePrinter.ts';
import type { FakeEvent } from './fakeEvent.ts';
import { FakeRequest } from './FakeRequest.ts';
import { handleSocketEvent } from './handleSocketEvent.ts';
import { someNotices } from './notices.ts';
import type { Person, StaffPerson, WorkPerson } from './people.ts';
import type { Preview } from '../session/preview.ts';
import { serving } from './serving.ts';
import type { FakeServer } from './FakeServer.ts';

export type FakeServerOptions = {
  /** The signed-in user; 'signedOut' for the sign-in pages. @default 'owner' */
  as?: Person | WorkPerson | StaffPerson | 'signedOut';
  /** A shop with two weeks of sales, or a new one. @default 'busy' */
  shop?: 'busy' | 'new';
  /** The time at which the clock is stopped. @default Saturday 2026-03-14, 12:40 in the shop */
  now?: string;
  /** Responses that replace the recorded ones, or answer calls that are not recorded. */
  answers?: readonly FakeAnswer[];
  /** Whether the socket opens; on a failing one the server fails on every event. @default 'open' */
  line?: 'open' | 'cut' | 'failing';
  /** The user's notifications. @default two or three, and none in a new shop */
  notifications?: readonly Notification[];
  /** The chats, newest first, for the signed-in user. @default none */
  chats?: readonly Chat[];
  /** Responses to socket events that replace the usual ones. */
  events?: readonly FakeEvent[];
  /** Printing setup of this browser. @default none */
  workstation?: Workstation;
  /** Whether this browser has selected the first register of the store. @default true */
  registerChosen?: boolean;
  /** The user has no access PIN yet. @default false */
  withoutPin?: boolean;
  /** The store allows cash outside of drawers. @default false */
  cashWithoutDrawer?: boolean;
  /** The role that the tab previews. @default none */
  preview?: Preview;
  /** The printer connected to this browser. @default a printer that has not been chosen yet */
  printer?: () => FakePrinter;
};

const NOON = '2026-03-14T16:40:00.000Z';
const real = { ...outside };

/** The shell's messages load once per document, whichever story comes first. */
let frame: Promise<void> | undefined;

/** Sets up a new fake server around the app: server, socket, clock, storage, session, language. */
export async function openFakeServer(
  {
    as = 'owner',
    shop = 'busy',
    now = NOON,
    answers = [],
    line = 'open',
    notifications,
    chats = [],
    events = [],
    ...place
  }: FakeServerOptions,
  preferences: { language: Language; theme: 'light' | 'dark' },
): Promise<FakeServer> {
  clearBrowserState();
  const listeners = new Set<ConnectionHandlers>();
  const emit = (publish: (listener: ConnectionHandlers) => void) => listeners.forEach(publish);
  let isSessionOver = false;
  let isOpen = line !== 'cut';
  let passed = 0;
  const person = as === 'signedOut' ? 'owner' : as;
  const recordedFor = shop === 'new' ? 'newOwner' : person;
  const fakeServer: FakeServer = {
    own: await recordedSession(recordedFor),
    now,
    changed: (resource, id) => emit(({ onEvent }) => onEvent('changed', { resource, id })),
    notifications: notifications ?? (shop === 'busy' ? someNotices(now) : []),
    tell: (notification) => emit(({ onEvent }) => onEvent('new_notification', notification)),
    failsOnLine: line === 'failing',
    say: ({ name, payload: schema }, payload) => emit(({ onEvent }) => onEvent(name, schema.parse(payload))),
    chats,
    uploads: 'taken',
    printer: (place.printer ?? fakePrinter)(),
    files: new Map(),
    cut(reason) {
      isOpen = false;
      emit(({ rejected }) => rejected(reason, false));
    },
    mend() {
      isOpen = true;
      emit(({ opened }) => opened());
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
      releaseClock();
      Object.assign(outside, real);
      clearBrowserState();
    },
  };
  if (place.withoutPin) fakeServer.own.user.accessPin = false;
  const { store } = fakeServer.own;
  if (place.cashWithoutDrawer)
    fakeServer.own.store = { ...store, transaction: { ...store.transaction, cashWithoutDrawer: true } };
  Object.assign(outside, {
    request: () => new FakeRequest(fakeServer),
    fetch: serving(fakeServer, [...answers, ...ownAnswers], recordedFor),
    newId: storyIds(),
    leaveFor: (address: string) => void fakeServer.left.push(address),
    printers: () => Promise.resolve(fakeServer.printer.transports),
    uptime: () => passed,
    now: () => Date.parse(now) + passed,
    line: () =>
      Promise.resolve((_: string, listener: ConnectionHandlers) => {
        listeners.add(listener);
        queueMicrotask(() => (isOpen ? listener.opened() : listener.rejected('websocket error', false)));
        const publish = handleSocketEvent(fakeServer, events, (event, payload) =>
          emit(({ onEvent }) => onEvent(event, payload)),
        );
        return {
          close: () => void listeners.delete(listener),
          request: (event: string, payload: unknown) => (isOpen ? publish(event, payload) : null),
        };
      }),
  });
  const releaseClock = stopClock(now);
  browserStorage.write('browser', 'f'.repeat(43));
  if (place.preview) tabStorage.write('preview', JSON.stringify(place.preview));
  if (place.registerChosen !== false)
    browserStorage.write(`register.${fakeServer.own.user.store}`, await ownRegister(recordedFor));
  if (place.workstation) currentWorkstation.set(place.workstation);
  if (as !== 'signedOut') session.begin({ token: 'fake', ...fakeServer.own });
  const stops = as === 'signedOut' ? [] : [watchSession(), startMachines()];
  theme.set(preferences.theme);
  chosenLanguage.set(preferences.language);
  await (frame ??= syncLanguage());
  await catalogue.setLanguage(preferences.language);
  return fakeServer;
}

/** What a page saves by itself while it is shown: it is not part of the shop. */
const ownAnswers: readonly FakeAnswer[] = [
  answer(ownSession, (_, { own: currentSession }) => currentSession),
  ...draftAnswers,
];

async function recordedSession(person: string): Promise<OwnSession> {
  const found = await recordedAnswer({ person, method: 'GET', url: new URL('/api/session', location.href) });
  return ownSession.answer.parse(found?.body);
}

/** Returns the recorded register at which the person works, else the first one; none if no story of this person requests the registers. */
async function ownRegister(person: string): Promise<string> {
  const found = await recordedAnswer({ person, method: 'GET', url: new URL('/api/registers', location.href) });
  if (found?.status !== 200) return '';
  const { items } = registers.list.answer.parse(found.body);
  return (items.find(({ session }) => session?.isMine) ?? items[0])?.id ?? '';
}

/** Clears the state that outlives a page, as when another tab cleared the browser storage. */
function clearBrowserState(): void {
  leaving.release();
  localStorage.clear();
  sessionStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  toasts.clear();
  chatPanel.shut();
  scanDialogs.close();
  clockDialog.close();
  clearCachedAnswers();
}
