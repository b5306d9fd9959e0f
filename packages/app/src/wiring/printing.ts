import { printQueueMachine, printQueueView, type PrintJob, type PrintQueueView } from '@tilldesk/domain/machines';
import { plainWorkstation } from '@tilldesk/domain/shop';
import { createActor, fromPromise } from 'xstate';
import type { QueuedSheet } from '../kit/printing/sheets.ts';
import { ownWorkstation } from './ownWorkstation.ts';
import { placeFor, printerRoles, type PrinterRole } from './printerRoles.ts';
import { running, useView } from './running.ts';

const station = () => ownWorkstation.current() ?? plainWorkstation;

const wired = printQueueMachine.provide({
  actors: {
    print: fromPromise(async ({ input: { sheet } }: { input: PrintJob }) => {
      const { printSheet } = await import('./atPrinter.ts');
      return printSheet(station(), sheet as QueuedSheet);
    }),
  },
});

const queue = () => running(() => createActor(wired));
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
export const tellPrinting = (role: PrinterRole, wish: 'retry' | 'handOver' | 'drop'): void =>
  queues[role].send({ type: `job.${wish}` });

/** Hears what came out, what did not, and what goes to the print dialog instead. */
export const hearPrinting = (role: PrinterRole, ...[listener]: Parameters<(typeof queues)['receipt']['hear']>) =>
  queues[role].hear(listener);

/** How the queue of a printer stands. */
export const usePrinting = (role: PrinterRole): PrintQueueView => useView(queues[role], printQueueView);
