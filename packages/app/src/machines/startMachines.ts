import { startClock } from '../timeclock/clockMachine.ts';
import { startGates } from '../session/gateMachines.ts';
import { startInactivity } from '../session/inactivity.ts';
import { startSession } from '../session/sessionMachine.ts';

/** Runs the machines of the document: the session, the gates before its pages, the watch over its time, the person's clock. Answers how to stop. */
export function startMachines(): () => void {
  const stops = [startGates(), startInactivity(), startSession(), startClock()];
  return () => stops.forEach((stop) => stop());
}
