import type { clockMachine, ClockView } from '@tilldesk/domain/machines';
import { useSharedState } from '../browser/sharedState.ts';
import { deferredMachine } from '../machines/deferredMachine.ts';

/** The user's clock in the header; its machine loads after the first page. */
export const clockState = deferredMachine<typeof clockMachine, ClockView>();

/** Returns the state of the user's clock; null until its machine runs, and for admins, who have none. */
export const useClockState = (): ClockView | null => useSharedState(clockState);
