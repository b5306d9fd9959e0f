import { startClock } from '../timeclock/clockMachine.ts';
import { startGates } from '../session/gateMachines.ts';
import { startInactivity } from '../session/inactivity.ts';
import { startSession } from '../session/sessionMachine.ts';

/**
 * Starts the machines of the document: session, page gates, inactivity timeout, the user's time clock. Returns a function that
 * stops them.
 */
export function startMachines(): () => void {
  const stops = [startGates(), startInactivity(), startSession(), startClock()];
  return () => stops.forEach((stop) => stop());
}
