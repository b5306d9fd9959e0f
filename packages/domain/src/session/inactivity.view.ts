import type { SnapshotFrom } from 'xstate';
import type { inactivityMachine } from './inactivity.machine.ts';

export type InactivityView = {
  /** The warning stands before the page. */
  warns: boolean;
  /** Whole seconds until the end; 0 without a warning. */
  secondsLeft: number;
};

/** What is shown of the time without a touch. */
export const inactivityView = (snapshot: SnapshotFrom<typeof inactivityMachine>): InactivityView => {
  const warns = snapshot.matches('warning');
  return { warns, secondsLeft: warns ? snapshot.context.secondsLeft : 0 };
};
