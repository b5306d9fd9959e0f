import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

export type SessionView = {
  /** `entry`: password; `code`: two-factor code; `waiting`: for the first response of the server; `open`: signed in. */
  stage: 'entry' | 'code' | 'waiting' | 'open';
  /** A response is pending. */
  busy: boolean;
  /** The clock-out before the sign-out failed; the user decides how to continue. */
  stuck: boolean;
  problem: unknown;
};

/** Returns the view of the session. */
export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const isBusy = ['signingIn', 'verifying'] as const;
  return {
    stage: stageOf(snapshot),
    busy:
      isBusy.some((state) => snapshot.matches(state)) ||
      (snapshot.matches('leaving') && !snapshot.matches({ leaving: 'stuck' })),
    stuck: snapshot.matches({ leaving: 'stuck' }),
    problem: snapshot.context.problem,
  };
}

function stageOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView['stage'] {
  if (snapshot.matches('open') || snapshot.matches('leaving')) return 'open';
  if (snapshot.matches('restoring')) return 'waiting';
  return snapshot.matches('codeNeeded') || snapshot.matches('verifying') ? 'code' : 'entry';
}
