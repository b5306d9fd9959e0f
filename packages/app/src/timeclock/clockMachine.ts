import { changed } from '@tilldesk/domain/contract';
import { clockMachine, clockView, type ClockEntry, type ClockReading, type ClockView } from '@tilldesk/domain/machines';
import { clock, type TodaySession } from '@tilldesk/domain/clock';
import { registers } from '@tilldesk/domain/registers';
import { createActor, fromPromise } from 'xstate';
import { refresh, resourceOf } from '../api/useAnswer.ts';
import { call } from '../api/call.ts';
import { clockDialog } from './clockDialog.ts';
import { clockState } from './clockState.ts';
import { outside } from '../api/environment.ts';
import { createDocumentMachine, useView } from '../machines/runMachine.ts';
import { session } from '../session/session.ts';
import { sessionStatus } from '../session/sessionStatus.ts';
import { realtime } from '../realtime/socket.ts';
import { currentRegister } from '../till/currentRegister.ts';

type Entry = { input: ClockEntry };

const email = (): string => session.current()?.user.email ?? '';

async function read(response: Promise<{ data: TodaySession }>): Promise<ClockReading> {
  const { data } = await response;
  return { session: data, at: outside.uptime() };
}

const readToday = () => read(call(clock.today, { query: { email: email() } }));

const wired = clockMachine.provide({
  actors: {
    readToday: fromPromise(readToday),
    clockIn: fromPromise(({ input: { amount, pin } }: Entry) => {
      const registerId = currentRegister.current();
      const body = { email: email(), pin, clockInCash: Number(amount) };
      return read(call(clock.in, { body: registerId === null ? body : { ...body, registerId } }));
    }),
    clockOut: fromPromise(({ input: { amount, pin, notes, confirmsPending } }: Entry) => {
      const body = { email: email(), pin, clockOutCash: Number(amount), ...(confirmsPending && { confirmsPending }) };
      return read(call(clock.out, { body: notes.trim() === '' ? body : { ...body, notes } }));
    }),
    takeBreak: fromPromise(() => read(call(clock.takeBreak, { body: { email: email() } }))),
    endBreak: fromPromise(() => read(call(clock.endBreak, { body: { email: email() } }))),
  },
});

const machine = createDocumentMachine(() => createActor(wired));
const view = (): ClockView => clockView(machine.actor().getSnapshot());

/** Returns the state of the user's clock. */
export const useClock = (): ClockView => useView(machine, clockView);

/** Sends a command of the user to the clock. */
export const sendToClock = machine.send;

/** Subscribes to completed and rejected commands. */
export const onClockEvent = machine.onEvent;

/**
 * Runs the clock of this document's user (admins have none, spec §6) and keeps it in sync with the server: on socket events,
 * after a gap, when the page becomes visible, and when another tab's clock changes. Returns a function that stops it.
 */
export function startClock(): () => void {
  const user = session.current()?.user;
  if (user === undefined || user.userType === 'admin') return () => {};
  let gap = false;
  const stops = [
    machine.start(),
    clockState.become(machine, clockView),
    machine.subscribe(mirror),
    machine.onEvent(({ type }) => {
      if (type === 'done') for (const touched of [clock.list, registers.list]) refresh(resourceOf(touched));
      // After a rejection the clock's state may differ from the one shown.
      else reread();
    }),
    realtime.on(changed, ({ resource }) => {
      if (resource === resourceOf(clock.today)) reread();
    }),
    realtime.subscribe(() => {
      const isBack = gap && realtime.current() === 'connected';
      gap = realtime.current() === 'disconnected' || (gap && !isBack);
      if (isBack) reread();
    }),
    sessionStatus.subscribe(() => {
      const mirrored = sessionStatus.current();
      if (mirrored !== null && mirrored !== view().status) reread();
    }),
    whenSeenAgain(reread),
    () => clockDialog.close(),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Loads the shift again; on failure the current state is retained. */
function reread(): void {
  if (view().unread !== null) return machine.send({ type: 'session.ask' });
  readToday().then(
    (reading) => machine.send({ type: 'session.fetched', ...reading }),
    () => undefined,
  );
}

function mirror(): void {
  const { status } = view();
  if (status !== null && status !== sessionStatus.current()) sessionStatus.set(status);
}

function whenSeenAgain(act: () => void): () => void {
  const update = () => {
    if (document.visibilityState === 'visible') act();
  };
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}
