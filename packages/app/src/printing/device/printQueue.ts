import { printQueueMachine, printQueueView, type PrintJob, type PrintQueueView } from '@tilldesk/domain/machines';
import { plainWorkstation } from '@tilldesk/domain/hardware';
import { createActor, fromPromise } from 'xstate';
import type { QueuedSheet } from '../sheets.ts';
import { currentWorkstation } from './currentWorkstation.ts';
import { placeFor, printerRoles, type PrinterRole } from './printerRoles.ts';
import { createDocumentMachine, useView } from '../../machines/runMachine.ts';

const station = () => currentWorkstation.current() ?? plainWorkstation;

const wired = printQueueMachine.provide({
  actors: {
    print: fromPromise(async ({ input: { sheet } }: { input: PrintJob }) => {
      const { printSheet } = await import('./printSheet.ts');
      return printSheet(station(), sheet as QueuedSheet);
    }),
  },
});

const queue = () => createDocumentMachine(() => createActor(wired));
/** One queue per printer, so that failed labels do not block receipts. */
const queues: Record<PrinterRole, ReturnType<typeof queue>> = { receipt: queue(), label: queue() };

/** Starts the print queues of this document. Returns a function that stops them. */
export function startPrinting(): () => void {
  const stops = printerRoles.map((role) => queues[role].start());
  return () => stops.forEach((stop) => stop());
}

/** Prints in sequence. A job id is accepted once: it identifies the intent, not the sheet. */
export const print = (job: { id: string; title: string; sheet: QueuedSheet }): void =>
  queues[placeFor(station(), job.sheet).role].send({ type: 'job.add', job });

/** Sends the user's decision about a failed job. */
export const sendToPrintQueue = (role: PrinterRole, command: 'retry' | 'handOver' | 'drop'): void =>
  queues[role].send({ type: `job.${command}` });

/** Subscribes to queue events: printed, failed, and sent to the print dialog instead. */
export const onPrintEvent = (role: PrinterRole, ...[listener]: Parameters<(typeof queues)['receipt']['onEvent']>) =>
  queues[role].onEvent(listener);

/** Returns the state of a printer's queue. */
export const usePrinting = (role: PrinterRole): PrintQueueView => useView(queues[role], printQueueView);
