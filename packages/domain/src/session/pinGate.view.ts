import type { SnapshotFrom } from 'xstate';
import type { pinGateMachine, PinRejection } from './pinGate.machine.ts';

export type PinGateView = {
  /** The protected page may be drawn. */
  entered: boolean;
  /** The dialog stands before it. */
  asking: boolean;
  busy: boolean;
  rejection: PinRejection | null;
};

/** How the gate stands, as the dialog takes it. */
export const pinGateView = (snapshot: SnapshotFrom<typeof pinGateMachine>): PinGateView => ({
  entered: snapshot.matches('open'),
  asking: snapshot.matches('asking') || snapshot.matches('checking'),
  busy: snapshot.matches('checking'),
  rejection: snapshot.context.rejection,
});
