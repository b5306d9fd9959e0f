import { startClock } from './clockMachine.ts';
import { startGates } from './gateMachines.ts';
import { startInactivity } from './inactivity.ts';
import { startSession } from './sessionMachine.ts';

/** Runs the machines of the document: the session, the gates before its pages, the watch over its time, the person's clock. Answers how to stop. */
export function startMachines(): () => void {
  const stops = [startGates(), startInactivity(), startSession(), startClock()];
  return () => stops.forEach((stop) => stop());
}
