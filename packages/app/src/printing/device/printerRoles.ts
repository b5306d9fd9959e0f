import type { PrinterConnection, WorkstationDraft } from '@tilldesk/domain/shop';
import type { PrintSheet } from '../sheets.ts';

/** The printers of a workstation: each is reached in its own way and has its own queue. */
export const printerRoles = ['receipt', 'label'] as const;
export type PrinterRole = (typeof printerRoles)[number];

/** How one of them is reached and what it speaks. */
export type PrinterPlace = {
  role: PrinterRole;
  connection: PrinterConnection;
  baudRate: string;
  language: WorkstationDraft['language'] | WorkstationDraft['labelLanguage'];
};

/** Where the printer of a role hangs. Labels that go to the receipt printer are printed at its place. */
export function placeOf(station: WorkstationDraft, role: PrinterRole): PrinterPlace {
  const { labelConnection, labelBaudRate, labelLanguage } = station;
  if (role === 'label' && labelConnection !== 'receipt') {
    return { role, connection: labelConnection, baudRate: labelBaudRate, language: labelLanguage };
  }
  const { connection, baudRate, language } = station;
  return { role: 'receipt', connection, baudRate, language };
}

/** Where a sheet comes out. */
export const placeFor = (station: WorkstationDraft, { kind }: Pick<PrintSheet, 'kind'>): PrinterPlace =>
  placeOf(station, kind === 'labels' ? 'label' : 'receipt');
