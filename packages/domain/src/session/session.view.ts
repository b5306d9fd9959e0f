import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

export type SignInState = {
  /** `entry`: password; `code`: two-factor code; `waiting`: for the first response of the server; `open`: signed in. */
  stage: 'entry' | 'code' | 'waiting' | 'open';
  /** A response is pending. */
  busy: boolean;
  /** The clock-out before the sign-out failed; the user decides how to continue. */
  clockOutFailed: boolean;
  problem: unknown;
};

/** Returns the view of the session. */
export function signInState(snapshot: SnapshotFrom<typeof sessionMachine>): SignInState {
  const busyStates = ['signingIn', 'verifying'] as const;
  return {
    stage: stageOf(snapshot),
    busy:
      busyStates.some((state) => snapshot.matches(state)) ||
      (snapshot.matches('leaving') && !snapshot.matches({ leaving: 'stuck' })),
    clockOutFailed: snapshot.matches({ leaving: 'stuck' }),
    problem: snapshot.context.problem,
  };
}

function stageOf(snapshot: SnapshotFrom<typeof sessionMachine>): SignInState['stage'] {
  if (snapshot.matches('open') || snapshot.matches('leaving')) return 'open';
  if (snapshot.matches('restoring')) return 'waiting';
  return snapshot.matches('codeNeeded') || snapshot.matches('verifying') ? 'code' : 'entry';
}
