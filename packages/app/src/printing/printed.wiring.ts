import type { WorkstationDraft } from '@tilldesk/domain/hardware';
import { newId } from '../api/newId.ts';
import { currentWorkstation } from './device/currentWorkstation.ts';
import { placeFor } from './device/printerRoles.ts';
import { print } from './device/printQueue.ts';
import { toasts } from '../page/toasts.ts';
import { catalogue } from '../i18n/catalogue.ts';
import { translateNow } from '../i18n/useTranslate.ts';
import type { QueuedSheet, ReceiptSheet } from './sheets.ts';

type Sold = { id: string; title: string; sheet: ReceiptSheet; hasCash: boolean };

/** Ids of the sales whose drawer was opened in this document. */
const opened = new Set<string>();

/**
 * Prints automatically after a payment: opens the drawer for cash, and prints the receipt if the workstation is set to. Returns
 * whether a receipt is printed. Failures do not affect the sale.
 */
export function printAfterSale({ id, title, sheet, hasCash }: Sold): boolean {
  const station = currentWorkstation.current();
  if (!station || station.connection === 'dialog') return false;
  if (hasCash && station.drawerPin !== 'none' && !opened.has(id)) {
    opened.add(id);
    void openDrawer(station);
  }
  if (station.receiptAuto) print({ id: `receipt ${id}`, title, sheet });
  return station.receiptAuto;
}

/** Returns whether a sheet goes directly to a printer. Labels on an A4 page always use the print dialog. */
export const printsDirectly = (station: WorkstationDraft | null, sheet: QueuedSheet): boolean =>
  station !== null &&
  placeFor(station, sheet).connection !== 'dialog' &&
  !(sheet.kind === 'labels' && sheet.size === 'sheet');

/** Prints a sheet on a user's request, each time as a new job. Returns false when only the print dialog is available. */
export function printAgain(title: string, sheet: QueuedSheet): boolean {
  if (!printsDirectly(currentWorkstation.current(), sheet)) return false;
  print({ id: newId(), title, sheet });
  return true;
}

async function openDrawer(station: WorkstationDraft): Promise<void> {
  const { pulseDrawer } = await import('./device/printSheet.ts');
  const { problem } = await pulseDrawer(station);
  if (problem === null) return;
  await catalogue.add('printing');
  toasts.show({ tone: 'bad', text: translateNow()('printing.drawer.failed') });
}
