import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

export type SessionView = {
  /** `entry` asks for the password, `code` for the second step, `waiting` for the server's first word, `open` is the shop. */
  stage: 'entry' | 'code' | 'waiting' | 'open';
  /** An answer is on its way. */
  busy: boolean;
  /** The clock-out before the sign-out failed, and the person is asked what to do. */
  stuck: boolean;
  problem: unknown;
};

/** Where a session stands, as the frame draws it. */
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
