import { inactivityMachine, inactivityView, type InactivityView } from '@tilldesk/domain/machines';
import { ownSession } from '@tilldesk/domain/session';
import { createActor, fromPromise } from 'xstate';
import { refresh, resourceOf } from '../api/useAnswer.ts';
import { outside } from '../api/environment.ts';
import { createDocumentMachine, useView } from '../machines/runMachine.ts';
import { session } from './session.ts';
import { sendToSession } from './sessionState.ts';
import { browserStorage } from '../browser/storage.ts';

/** Activity within this time counts once. */
const TOUCH_MS = 1_000;
/** The server ends a token that makes no call (docs/security.md): while a user is active, a light call keeps it valid. */
const AWAKE_MS = 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
const NAME = 'touched';

const wired = inactivityMachine.provide({
  actors: {
    readTime: fromPromise(() => Promise.resolve({ now: outside.now(), touchedAt: lastTouch() })),
  },
});
const machine = createDocumentMachine(() => createActor(wired));
machine.onEvent(() => sendToSession({ type: 'session.idle' }));

let channel: BroadcastChannel | undefined;
let touchedAt = 0;
let awakeAt = 0;

/** Returns the state of the inactivity timeout. */
export const useInactivityView = (): InactivityView => useView(machine, inactivityView);

/** The user stays: restarts the timeout in every tab. */
export function stay(): void {
  const now = outside.now();
  machine.send({ type: 'session.stay', now });
  note(now);
}

/** Records activity: a pointer, or a key, which includes scans. */
export function noteTouch(): void {
  const now = outside.now();
  if (now - touchedAt >= 0 && now - touchedAt < TOUCH_MS) return;
  // During the warning, a mouse movement does not extend the session in any tab.
  if (inactivityView(machine.actor().getSnapshot()).warns) return;
  machine.send({ type: 'person.touched', now });
  note(now);
}

/** Starts the inactivity timeout, by the store's screen timeout (spec §4, §9). Returns a function that stops it. */
export function startInactivity(): () => void {
  [touchedAt, awakeAt] = [outside.now(), outside.now()];
  const stopMachine = machine.start();
  const own = new BroadcastChannel('tilldesk.touched');
  own.addEventListener('message', ({ data }) => {
    touchedAt = Math.max(touchedAt, Number(data));
    machine.send({ type: 'tab.touched', now: touchedAt });
  });
  channel = own;

  let minutes = 0;
  const sendTimeout = () => {
    const next = session.current()?.screenTimeout ?? minutes;
    if (next === minutes) return;
    minutes = next;
    machine.send({ type: 'timeout.known', minutes, now: outside.now() });
  };
  const wake = () => {
    if (!document.hidden) machine.send({ type: 'page.shown', now: outside.now() });
  };
  sendTimeout();
  const unsubscribe = session.subscribe(sendTimeout);
  for (const name of TOUCHES) addEventListener(name, noteTouch, { passive: true, capture: true });
  document.addEventListener('visibilitychange', wake);
  return () => {
    for (const name of TOUCHES) removeEventListener(name, noteTouch, { capture: true });
    document.removeEventListener('visibilitychange', wake);
    unsubscribe();
    own.close();
    channel = undefined;
    stopMachine();
  };
}

const lastTouch = () => Math.max(touchedAt, Number(browserStorage.read(NAME) ?? 0));

/** Publishes activity to every tab, and from time to time to the server. */
function note(now: number): void {
  // Activity after the timeout has ended the session.
  if (machine.actor().getSnapshot().status !== 'active') return;
  touchedAt = now;
  channel?.postMessage(now);
  // A suspended tab may receive the channel's message late; it reads this value before it ends the session.
  browserStorage.write(NAME, String(now));
  if (now - awakeAt < AWAKE_MS) return;
  awakeAt = now;
  refresh(resourceOf(ownSession));
}
