import { pinGateMachine, pinGateView, type PinEntry } from '@tilldesk/domain/machines';
import { employees } from '@tilldesk/domain/employees';
import { createActor, fromPromise } from 'xstate';
import { refresh } from '../api/useAnswer.ts';
import { call } from '../api/call.ts';
import { adminGate, pinGate, type Gate } from './gates.ts';
import { missingProof } from './missingProof.ts';
import { createDocumentMachine } from '../machines/runMachine.ts';
import { session, type Session } from './session.ts';

type Proof = {
  /** Returns whether the user has given the proof, or does not need to. */
  isProven: (current: Session) => boolean;
  /** Returns whether an entry is for this user; an entry without an email always is. */
  isOwn: (entry: PinEntry) => boolean;
  /** Records the proof in the session. */
  note: () => void;
};

const startPinGate = machineOf(pinGate, {
  isProven: ({ user, pinGranted }) => user.userType === 'admin' || pinGranted,
  isOwn: () => true,
  note() {
    session.prove({ pinGranted: true });
    // Calls that were rejected for the missing PIN are requested again.
    refresh();
  },
});

const startAdminGate = machineOf(adminGate, {
  isProven: ({ user, verified }) => user.userType !== 'admin' || verified,
  isOwn: ({ email }) => email.toLowerCase() === session.current()?.user.email.toLowerCase(),
  note: () => session.prove({ verified: true }),
});

/** Runs both gates from the session's state. Returns a function that stops them. */
export function startGates(): () => void {
  const stops = [
    startPinGate(),
    startAdminGate(),
    missingProof.subscribe((missing) => {
      session.prove(missing === 'admin' ? { verified: false } : { pinGranted: false });
      (missing === 'admin' ? adminGate : pinGate).send({ type: 'grant.lost' });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function machineOf(gate: Gate, { isProven, isOwn, note }: Proof): () => () => void {
  const wired = pinGateMachine.provide({
    actors: {
      checkPin: fromPromise(async ({ input }: { input: PinEntry }) => {
        const email = input.email || (session.current()?.user.email ?? '');
        const { exist, success } = await call(employees.checkPin, { body: { email, accessPin: input.pin } });
        return { right: exist && success && isOwn({ ...input, email }) };
      }),
    },
  });
  const machine = createDocumentMachine(() => createActor(wired));
  machine.onEvent(({ type }) => {
    if (type === 'granted') note();
  });
  const sendGrant = () => {
    const current = session.current();
    machine.send({ type: 'grant.known', granted: current !== null && isProven(current) });
  };
  return () => {
    const stop = machine.start();
    sendGrant();
    const stops = [session.subscribe(sendGrant), gate.become(machine, pinGateView), stop];
    return () => stops.forEach((end) => end());
  };
}
