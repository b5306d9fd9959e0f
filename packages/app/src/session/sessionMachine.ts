import { sessionMachine, signInState, type SessionEnding } from '@tilldesk/domain/machines';
import { AUTO_CLOCK_OUT_NOTE, clock, clockStatuses } from '@tilldesk/domain/clock';
import { logout } from '@tilldesk/domain/session';
import { createActor, fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { ApiProblem } from '../api/ApiProblem.ts';
import { goToSignIn, addSignOutReason } from './signOutReason.ts';
import { clearUserData } from './clearPersonData.ts';
import { leaving } from '../navigation/unsavedChanges.ts';
import { createDocumentMachine } from '../machines/runMachine.ts';
import { session } from './session.ts';
import { sessionState } from './sessionState.ts';
import { browserStorage } from '../browser/storage.ts';

type By = { input: { email: string } };

const wired = sessionMachine.provide({
  actors: {
    readClock: fromPromise(async ({ input: { email } }: By) => {
      try {
        const { data } = await call(clock.today, { query: { email } });
        return { status: data.logs[0]?.status ?? null };
      } catch (error) {
        // Without the server, the stored clock status decides whether a clock-out is needed (spec §4).
        const mirrored = clockStatuses.find((status) => status === browserStorage.read('session-status'));
        if (!(error instanceof ApiProblem) || mirrored !== 'CLOCKED_OUT') throw error;
        return { status: mirrored };
      }
    }),
    clockOut: fromPromise<unknown, By['input']>(({ input: { email } }) =>
      call(clock.out, { body: { email, notes: AUTO_CLOCK_OUT_NOTE, clockOutCash: 0 } }),
    ),
    revoke: fromPromise<unknown>(() => call(logout, {})),
  },
});

const machine = createDocumentMachine(() => createActor(wired));

machine.onEvent((event) => {
  if (event.type === 'clockedOut') addSignOutReason('clockedOut');
  if (event.type === 'ended') leave(event.ending);
});

/** Runs the tab's session, and goes to the sign-in page when it ends. Returns a function that stops it. */
export function startSession(): () => void {
  const stop = machine.start();
  const unsubscribe = sessionState.become(machine, signInState);
  return () => {
    unsubscribe();
    stop();
  };
}

/** Clears the user's data and goes to the sign-in page, which shows the reason. */
function leave(ending: SessionEnding): void {
  // Nobody is clocked out by this, but the token should end. The response is not awaited.
  if (ending === 'inactive') call(logout, {}, { keepalive: true }).catch(() => undefined);
  session.end(ending);
  if (ending !== 'elsewhere') addSignOutReason(ending);
  clearUserData();
  leaving.release();
  goToSignIn(ending);
}
