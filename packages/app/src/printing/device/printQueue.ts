import { printQueueMachine, printQueueView, type PrintJob, type PrintQueueView } from '@tilldesk/domain/machines';
import { plainWorkstation } from '@tilldesk/domain/shop';
import { createActor, fromPromise } from 'xstate';
import type { QueuedSheet } from '../sheets.ts';
import { currentWorkstation } from './ownWorkstation.ts';
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
/** One for each printer: labels that do not come out hold up no receipt. */
const queues: Record<PrinterRole, ReturnType<typeof queue>> = { receipt: queue(), label: queue() };

/** Runs the queues of this document's printers. Answers how to stop. */
export function startPrinting(): () => void {
  const stops = printerRoles.map((role) => queues[role].start());
  return () => stops.forEach((stop) => stop());
}

/** Prints in turn. An id that was taken once is not taken again: it is of the intent, not of the sheet. */
export const print = (job: { id: string; title: string; sheet: QueuedSheet }): void =>
  queues[placeFor(station(), job.sheet).role].send({ type: 'job.add', job });

/** What a person wants of the job that failed. */
export const sendToPrintQueue = (role: PrinterRole, command: 'retry' | 'handOver' | 'drop'): void =>
  queues[role].send({ type: `job.${command}` });

/** Hears what came out, what did not, and what goes to the print dialog instead. */
export const onPrintEvent = (role: PrinterRole, ...[listener]: Parameters<(typeof queues)['receipt']['onEvent']>) =>
  queues[role].onEvent(listener);

/** How the queue of a printer stands. */
export const usePrinting = (role: PrinterRole): PrintQueueView => useView(queues[role], printQueueView);
