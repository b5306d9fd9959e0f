import type { clockMachine, ClockView } from '@tilldesk/domain/machines';
import { deferredMachine, useDeferredMachine } from '../machines/deferredMachine.ts';

/** The person's clock as the header knows it; its machine comes behind the first page. */
export const clockState = deferredMachine<typeof clockMachine, ClockView>();

/** How the person's clock stands; null until its machine runs, and for admins, who have none. */
export const useClockState = (): ClockView | null => useDeferredMachine(clockState);
