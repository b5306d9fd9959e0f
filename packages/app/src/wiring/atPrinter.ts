import type { PrinterConnection, WorkstationDraft } from '@tilldesk/domain/shop';
import type { PrintOutcome } from '@tilldesk/domain/machines';
import type { PrintSheet } from '../kit/printing/sheets.ts';
import { knownPrinters } from './knownPrinters.ts';
import { outside } from './outside.ts';
import { failureOf, PrintFailure, type PrinterDoor, type PrinterDoors, type PrinterLine } from './printerLine.ts';
import { placeFor, placeOf, type PrinterPlace, type PrinterRole } from './printerRoles.ts';
import { stateOf, type PrinterState } from './printerState.ts';

type OpenLine = { by: string; line: PrinterLine };

/** Lines stay open between two sheets, one for each role, of the doors that they were opened by. */
const lines = new WeakMap<PrinterDoors, Partial<Record<PrinterRole, OpenLine>>>();
let last: Promise<unknown> = Promise.resolve();

/** Lets the person choose a printer, by a click of theirs; answers what it calls itself, null where they chose none. */
export const choosePrinter = (
  station: WorkstationDraft,
  role: PrinterRole = 'receipt',
): Promise<PrintOutcome & { name: string | null }> =>
  inTurn(async () => {
    const doors = await outside.printers();
    const place = placeOf(station, role);
    await letGo(doors, place.role);
    try {
      const line = (await doorOf(doors, place)?.choose()) ?? null;
      if (line) {
        knownPrinters.note(place, line.device);
        keep(doors, place, line);
      }
      return { name: line && line.name, trouble: null };
    } catch (error) {
      return { name: null, trouble: failureOf(error).trouble };
    }
  });

/** How the printer stands that was chosen before. */
export const askPrinter = (station: WorkstationDraft, role: PrinterRole = 'receipt'): Promise<PrinterState> =>
  inTurn(async () => {
    let state: PrinterState = 'silent';
    const place = placeOf(station, role);
    const { trouble } = await withLine(place, async (line) => {
      state = await stateOf(line, place.language);
    });
    return trouble ?? state;
  });

/** Prints a sheet where it belongs: looks at the printer before, and again at the end, since paper runs out in between. */
export const printSheet = (station: WorkstationDraft, sheet: PrintSheet): Promise<PrintOutcome> =>
  inTurn(async () => {
    const { encodeSheet } = await import('../kit/printing/encodeSheet.ts');
    const bytes = encodeSheet(sheet, station);
    const copies = sheet.kind === 'receipt' ? station.receiptCopies : 1;
    const place = placeFor(station, sheet);
    return withLine(place, async (line) => {
      await refuseTrouble(line, place);
      for (let copy = 0; copy < copies; copy += 1) await line.write(bytes);
      await refuseTrouble(line, place);
    });
  });

/** Opens the drawer that hangs on the receipt printer, with or without paper in it. */
export const pulseDrawer = (station: WorkstationDraft): Promise<PrintOutcome> =>
  inTurn(async () => {
    const { encodePulse } = await import('../kit/printing/encodeSheet.ts');
    return withLine(placeOf(station, 'receipt'), (line) => line.write(encodePulse(station)));
  });

/** Bytes of two sheets never mix. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

async function withLine(place: PrinterPlace, work: (line: PrinterLine) => Promise<void>): Promise<PrintOutcome> {
  const doors = await outside.printers();
  try {
    await work(await lineOf(doors, place));
    return { trouble: null };
  } catch (error) {
    // Whatever happened to the line: the next one begins anew, as when a cable was pulled and put back.
    await letGo(doors, place.role);
    return { trouble: failureOf(error).trouble };
  }
}

async function lineOf(doors: PrinterDoors, place: PrinterPlace): Promise<PrinterLine> {
  const kept = lines.get(doors)?.[place.role];
  if (kept?.by === nameOf(place)) return kept.line;
  await letGo(doors, place.role);
  const { device, others } = knownPrinters.of(place);
  const line = (await doorOf(doors, place)?.reopen(device, others)) ?? null;
  if (!line) throw new PrintFailure('gone');
  keep(doors, place, line);
  return line;
}

const keep = (doors: PrinterDoors, place: PrinterPlace, line: PrinterLine): void =>
  void lines.set(doors, { ...lines.get(doors), [place.role]: { by: nameOf(place), line } });

async function letGo(doors: PrinterDoors, role: PrinterRole): Promise<void> {
  const { [role]: kept, ...others } = lines.get(doors) ?? {};
  lines.set(doors, others);
  await kept?.line.close();
}

const nameOf = ({ connection, baudRate, language }: PrinterPlace): string => `${connection} ${baudRate} ${language}`;

function doorOf(doors: PrinterDoors, { connection, baudRate }: PrinterPlace): PrinterDoor | null {
  const ways: Record<PrinterConnection, () => PrinterDoor | null> = {
    dialog: () => null,
    usb: () => doors.usb,
    serial: () => doors.serial(Number(baudRate)),
  };
  return ways[connection]();
}

async function refuseTrouble(line: PrinterLine, { language }: PrinterPlace): Promise<void> {
  const state = await stateOf(line, language);
  if (state !== 'ready' && state !== 'silent') throw new PrintFailure(state);
}
