import type { PrinterConnection, WorkstationDraft } from '@tilldesk/domain/hardware';
import type { PrintOutcome } from '@tilldesk/domain/machines';
import type { PrintSheet } from '../sheets.ts';
import { knownPrinters } from './knownPrinters.ts';
import { outside } from '../../api/environment.ts';
import {
  failureOf,
  PrintFailure,
  type PrinterTransport,
  type PrinterTransports,
  type PrinterLine,
} from './printerConnection.ts';
import { placeFor, placeOf, type PrinterPlace, type PrinterRole } from './printerRoles.ts';
import { stateOf, type PrinterState } from './printerState.ts';

type OpenLine = { by: string; line: PrinterLine };

/** Connections stay open between two sheets: one per role, for each set of transports. */
const lines = new WeakMap<PrinterTransports, Partial<Record<PrinterRole, OpenLine>>>();
let last: Promise<unknown> = Promise.resolve();

/** Lets the user choose a printer; requires a click. Returns the device's own name, or null when none was chosen. */
export const choosePrinter = (
  station: WorkstationDraft,
  role: PrinterRole = 'receipt',
): Promise<PrintOutcome & { name: string | null }> =>
  inSequence(async () => {
    const transports = await outside.printers();
    const place = placeOf(station, role);
    await closeLine(transports, place.role);
    try {
      const line = (await transportOf(transports, place)?.choose()) ?? null;
      if (line) {
        knownPrinters.note(place, line.device);
        setLine(transports, place, line);
      }
      return { name: line && line.name, problem: null };
    } catch (error) {
      return { name: null, problem: failureOf(error).problem };
    }
  });

/** Returns the state of the previously chosen printer. */
export const printerStatus = (station: WorkstationDraft, role: PrinterRole = 'receipt'): Promise<PrinterState> =>
  inSequence(async () => {
    let state: PrinterState = 'silent';
    const place = placeOf(station, role);
    const { problem } = await withLine(place, async (line) => {
      state = await stateOf(line, place.language);
    });
    return problem ?? state;
  });

/** Prints a sheet on its printer. Checks the printer before and after, since paper can run out while printing. */
export const printSheet = (station: WorkstationDraft, sheet: PrintSheet): Promise<PrintOutcome> =>
  inSequence(async () => {
    const { encodeSheet } = await import('../encodeSheet.ts');
    const bytes = encodeSheet(sheet, station);
    const copies = sheet.kind === 'receipt' ? station.receiptCopies : 1;
    const place = placeFor(station, sheet);
    return withLine(place, async (line) => {
      await assertPrinterReady(line, place);
      for (let copy = 0; copy < copies; copy += 1) await line.write(bytes);
      await assertPrinterReady(line, place);
    });
  });

/** Opens the drawer attached to the receipt printer, with or without paper in it. */
export const pulseDrawer = (station: WorkstationDraft): Promise<PrintOutcome> =>
  inSequence(async () => {
    const { encodePulse } = await import('../encodeSheet.ts');
    return withLine(placeOf(station, 'receipt'), (line) => line.write(encodePulse(station)));
  });

/** Runs one operation at a time, so that the bytes of two sheets never mix. */
function inSequence<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

async function withLine(place: PrinterPlace, work: (line: PrinterLine) => Promise<void>): Promise<PrintOutcome> {
  const transports = await outside.printers();
  try {
    await work(await lineOf(transports, place));
    return { problem: null };
  } catch (error) {
    // After any failure the next job opens a new connection, as after a cable was unplugged.
    await closeLine(transports, place.role);
    return { problem: failureOf(error).problem };
  }
}

async function lineOf(transports: PrinterTransports, place: PrinterPlace): Promise<PrinterLine> {
  const existing = lines.get(transports)?.[place.role];
  if (existing?.by === nameOf(place)) return existing.line;
  await closeLine(transports, place.role);
  const { device, others } = knownPrinters.of(place);
  const line = (await transportOf(transports, place)?.reopen(device, others)) ?? null;
  if (!line) throw new PrintFailure('gone');
  setLine(transports, place, line);
  return line;
}

const setLine = (transports: PrinterTransports, place: PrinterPlace, line: PrinterLine): void =>
  void lines.set(transports, { ...lines.get(transports), [place.role]: { by: nameOf(place), line } });

async function closeLine(transports: PrinterTransports, role: PrinterRole): Promise<void> {
  const { [role]: existing, ...others } = lines.get(transports) ?? {};
  lines.set(transports, others);
  await existing?.line.close();
}

const nameOf = ({ connection, baudRate, language }: PrinterPlace): string => `${connection} ${baudRate} ${language}`;

function transportOf(transports: PrinterTransports, { connection, baudRate }: PrinterPlace): PrinterTransport | null {
  const openers: Record<PrinterConnection, () => PrinterTransport | null> = {
    dialog: () => null,
    usb: () => transports.usb,
    serial: () => transports.serial(Number(baudRate)),
  };
  return openers[connection]();
}

async function assertPrinterReady(line: PrinterLine, { language }: PrinterPlace): Promise<void> {
  const state = await stateOf(line, language);
  if (state !== 'ready' && state !== 'silent') throw new PrintFailure(state);
}
