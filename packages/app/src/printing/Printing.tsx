import type { PrintJob } from '@tilldesk/domain/machines';
import { Suspense, useEffect, useState } from 'react';
import { printerRoles, type PrinterRole } from './device/printerRoles.ts';
import { onPrintEvent, startPrinting, usePrinting } from './device/printQueue.ts';
import type { QueuedSheet } from './sheets.ts';
import { lazyPart } from '../page/lazyOnIdle.tsx';

// Rarely used, so loaded on demand.
const PrintProblem = lazyPart(async () => (await import('./PrintProblem.tsx')).loadPrintProblem());
const HandedSheet = lazyPart(async () => (await import('./BrowserPrint.tsx')).loadHandedSheet());

/** Starts the print queues of this document, and shows failed print jobs on every page. */
export function Printing() {
  // Starts the queues before rendering, since the render reads the running queues.
  const [stop] = useState(startPrinting);
  useEffect(
    function stopOnUnmount() {
      return stop;
    },
    [stop],
  );
  return printerRoles.map((role) => <AtPrinter key={role} role={role} />);
}

/** Failed print jobs of one printer. */
function AtPrinter({ role }: { role: PrinterRole }) {
  const { problem, title, waiting } = usePrinting(role);
  const [handedJob, setHandedJob] = useState<PrintJob | null>(null);
  useEffect(
    function subscribeToJobs() {
      return onPrintEvent(role, (printEvent) => {
        if (printEvent.type === 'handedOver') setHandedJob(printEvent.job);
      });
    },
    [role],
  );
  return (
    <Suspense>
      {problem !== null && title !== null && (
        <PrintProblem role={role} title={title} problem={problem} waiting={waiting} />
      )}
      {handedJob && (
        <HandedSheet
          sheet={handedJob.sheet as QueuedSheet}
          title={handedJob.title}
          onClose={() => setHandedJob(null)}
        />
      )}
    </Suspense>
  );
}
