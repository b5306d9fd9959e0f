import type { WorkstationDraft } from '@tilldesk/domain/shop';
import { newId } from '../api/newId.ts';
import { currentWorkstation } from './device/ownWorkstation.ts';
import { placeFor } from './device/printerRoles.ts';
import { print } from './device/printQueue.ts';
import { toasts } from '../page/toasts.ts';
import { catalogue } from '../i18n/catalogue.ts';
import { translateNow } from '../i18n/useTranslate.ts';
import { printingMessages } from './printing.messages.ts';
import type { QueuedSheet, ReceiptSheet } from './sheets.ts';

type Sold = { id: string; title: string; sheet: ReceiptSheet; hasCash: boolean };

/** Drawers that were opened in this document, by their sale. */
const opened = new Set<string>();

/**
 * What comes out by itself once money was taken: the drawer for cash, and the receipt where the workstation wants it. Answers
 * whether a receipt does. The sale is made whatever becomes of it.
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

/** Whether a sheet goes straight to a printer. Labels on a page of A4 are for the print dialog wherever they are asked for. */
export const printsDirectly = (station: WorkstationDraft | null, sheet: QueuedSheet): boolean =>
  station !== null &&
  placeFor(station, sheet).connection !== 'dialog' &&
  !(sheet.kind === 'labels' && sheet.size === 'sheet');

/** Prints a sheet because a person asks for it, once for each time; answers false where it has only the dialog. */
export function printAgain(title: string, sheet: QueuedSheet): boolean {
  if (!printsDirectly(currentWorkstation.current(), sheet)) return false;
  print({ id: newId(), title, sheet });
  return true;
}

async function openDrawer(station: WorkstationDraft): Promise<void> {
  const { pulseDrawer } = await import('./device/printSheet.ts');
  const { problem } = await pulseDrawer(station);
  if (problem === null) return;
  await catalogue.add(printingMessages);
  toasts.show({ tone: 'bad', text: translateNow()('printing.drawer.failed') });
}
