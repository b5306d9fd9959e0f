import type { PrintJob } from '@tilldesk/domain/machines';
import { Suspense, useEffect, useState } from 'react';
import { printerRoles, type PrinterRole } from './device/printerRoles.ts';
import { onPrintEvent, startPrinting, usePrinting } from './device/printQueue.ts';
import type { QueuedSheet } from './sheets.ts';
import { lazyPart } from '../page/lazyOnIdle.tsx';

// What seldom happens loads when it does.
const PrintProblem = lazyPart(async () => (await import('./PrintProblem.tsx')).loadPrintProblem());
const HandedSheet = lazyPart(async () => (await import('./BrowserPrint.tsx')).loadHandedSheet());

/** Runs the queues of this document's printers, and shows of them on every page what did not come out. */
export function Printing() {
  // They run before they are looked at: what is drawn is drawn of the queues that run.
  const [stop] = useState(startPrinting);
  useEffect(
    function stopWithThePage() {
      return stop;
    },
    [stop],
  );
  return printerRoles.map((role) => <AtPrinter key={role} role={role} />);
}

/** What did not come out of one printer. */
function AtPrinter({ role }: { role: PrinterRole }) {
  const { problem, title, waiting } = usePrinting(role);
  const [handed, setHanded] = useState<PrintJob | null>(null);
  useEffect(
    function subscribeToJobs() {
      return onPrintEvent(role, (printEvent) => {
        if (printEvent.type === 'handedOver') setHanded(printEvent.job);
      });
    },
    [role],
  );
  return (
    <Suspense>
      {problem !== null && title !== null && (
        <PrintProblem role={role} title={title} problem={problem} waiting={waiting} />
      )}
      {handed && (
        <HandedSheet sheet={handed.sheet as QueuedSheet} title={handed.title} onClose={() => setHanded(null)} />
      )}
    </Suspense>
  );
}
