import { pinGateMachine, pinGateView, type PinEntry, type PinGateView } from '@tilldesk/domain/machines';
import { employees } from '@tilldesk/domain/shop';
import { createActor, fromPromise } from 'xstate';
import { refresh } from './answers.ts';
import { call } from './api.ts';
import { pinNews } from './pinNews.ts';
import { running, useView, type Running } from './running.ts';
import { session, type Session } from './session.ts';

/** A gate before pages, as its doors and its dialog use it. */
export type Gate = Running<typeof pinGateMachine>;

type Proof = {
  /** Whether the person has proved it, or need not. */
  isProven: (current: Session) => boolean;
  /** Whose entry counts; without an e-mail it is the person's own. */
  isOwn: (entry: PinEntry) => boolean;
  /** Notes the proof in the session. */
  note: () => void;
};

/** The PIN gate of spec §6: non-admins give their access PIN once a session. */
export const pinGate = gate({
  isProven: ({ user, pinGranted }) => user.userType === 'admin' || pinGranted,
  isOwn: () => true,
  note() {
    session.prove({ pinGranted: true });
    // What was refused for want of the PIN is asked again.
    refresh();
  },
});

/** The verification of an administrator, by their own e-mail and access PIN, once a session (spec §6). */
export const adminGate = gate({
  isProven: ({ user, verified }) => user.userType !== 'admin' || verified,
  isOwn: ({ email }) => email.toLowerCase() === session.current()?.user.email.toLowerCase(),
  note: () => session.prove({ verified: true }),
});

/** How a gate stands. */
export const useGateView = (asked: Gate): PinGateView => useView(asked, pinGateView);

/** Runs both gates by what the session says. Answers how to stop. */
export function startGates(): () => void {
  const stops = [
    pinGate.start(),
    adminGate.start(),
    pinNews.hear(() => {
      session.prove({ pinGranted: false });
      pinGate.send({ type: 'grant.lost' });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function gate({ isProven, isOwn, note }: Proof): Gate {
  const wired = pinGateMachine.provide({
    actors: {
      checkPin: fromPromise(async ({ input }: { input: PinEntry }) => {
        const email = input.email || (session.current()?.user.email ?? '');
        const { exist, success } = await call(employees.checkPin, { body: { email, accessPin: input.pin } });
        return { right: exist && success && isOwn({ ...input, email }) };
      }),
    },
  });
  const machine = running(() => createActor(wired));
  machine.hear(({ type }) => {
    if (type === 'granted') note();
  });
  const tellGrant = () => {
    const current = session.current();
    machine.send({ type: 'grant.known', granted: current !== null && isProven(current) });
  };
  return {
    ...machine,
    start() {
      const stop = machine.start();
      tellGrant();
      const unsubscribe = session.subscribe(tellGrant);
      return () => {
        unsubscribe();
        stop();
      };
    },
  };
}
