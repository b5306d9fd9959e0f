import type { PrinterConnection, WorkstationDraft } from '@tilldesk/domain/hardware';
import type { PrintSheet } from '../sheets.ts';

/** The printers of a workstation. Each has its own connection and its own queue. */
export const printerRoles = ['receipt', 'label'] as const;
export type PrinterRole = (typeof printerRoles)[number];

/** Connection and command language of a printer. */
export type PrinterPlace = {
  role: PrinterRole;
  connection: PrinterConnection;
  baudRate: string;
  language: WorkstationDraft['language'] | WorkstationDraft['labelLanguage'];
};

/** Returns the connection of a role. Labels that go to the receipt printer use its connection. */
export function placeOf(station: WorkstationDraft, role: PrinterRole): PrinterPlace {
  const { labelConnection, labelBaudRate, labelLanguage } = station;
  if (role === 'label' && labelConnection !== 'receipt') {
    return { role, connection: labelConnection, baudRate: labelBaudRate, language: labelLanguage };
  }
  const { connection, baudRate, language } = station;
  return { role: 'receipt', connection, baudRate, language };
}

/** Returns the printer connection of a sheet. */
export const placeFor = (station: WorkstationDraft, { kind }: Pick<PrintSheet, 'kind'>): PrinterPlace =>
  placeOf(station, kind === 'labels' ? 'label' : 'receipt');
