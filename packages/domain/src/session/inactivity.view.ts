import type { SnapshotFrom } from 'xstate';
import type { inactivityMachine } from './inactivity.machine.ts';

export type InactivityView = {
  /** The warning is shown. */
  warns: boolean;
  /** Whole seconds until the session ends; 0 without a warning. */
  secondsLeft: number;
};

/** Returns the view of the inactivity warning. */
export const inactivityView = (snapshot: SnapshotFrom<typeof inactivityMachine>): InactivityView => {
  const warns = snapshot.matches('warning');
  return { warns, secondsLeft: warns ? snapshot.context.secondsLeft : 0 };
};
