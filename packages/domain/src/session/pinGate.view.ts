import type { SnapshotFrom } from 'xstate';
import type { pinGateMachine, PinRejection } from './pinGate.machine.ts';

export type PinGateView = {
  /** The protected page can be shown. */
  entered: boolean;
  /** The PIN dialog is shown. */
  asking: boolean;
  busy: boolean;
  rejection: PinRejection | null;
};

/** Returns the view of the PIN gate. */
export const pinGateView = (snapshot: SnapshotFrom<typeof pinGateMachine>): PinGateView => ({
  entered: snapshot.matches('open'),
  asking: snapshot.matches('asking') || snapshot.matches('checking'),
  busy: snapshot.matches('checking'),
  rejection: snapshot.context.rejection,
});
