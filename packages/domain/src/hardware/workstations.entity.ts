import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, flag, quantity, text } from '../fields/fields.ts';
import { labelSizes } from '../products/products.entity.ts';

/** Printer connections: the browser's print dialog, or directly by USB or serial port. */
export const printerConnections = ['dialog', 'usb', 'serial'] as const;
export type PrinterConnection = (typeof printerConnections)[number];

/** Printer command languages. */
export const printerLanguages = ['esc-pos', 'star-prnt'] as const;

/** Baud rates of a serial port; most printers use 9600 or 115200. */
export const baudRates = ['9600', '19200', '38400', '115200'] as const;

/** Characters per line: 32 on a roll of 58 mm, 42 or 48 on one of 80 mm. */
export const paperColumns = ['32', '42', '48'] as const;

/** Code pages that contain the characters of both languages. */
export const printerCodePages = ['cp858', 'cp850', 'windows1252', 'cp437'] as const;

export const paperCuts = ['partial', 'full', 'none'] as const;

/** The pin of the printer's connector that opens the drawer; `none` without a drawer. */
export const drawerPins = ['none', '2', '5'] as const;

/** Label printing: by the print dialog, on the receipt printer, or on a separate printer. */
export const labelConnections = ['dialog', 'receipt', 'usb', 'serial'] as const;

/** Label printer languages. */
export const labelLanguages = ['zpl', 'esc-pos'] as const;

/** Label printer resolution in dots per millimetre: 203 or 300 dpi. */
export const labelDensities = ['8', '12'] as const;

/** Maximum copies of a receipt. */
const COPIES_MAX = 5;

/** A workstation: a browser with its printers and drawer (docs/decisions/screens/0030). The browser creates and stores its id. */
export const workstation = entity('workstation', {
  name: text({ required: true }),
  connection: choice(printerConnections, { required: true }),
  baudRate: choice(baudRates, { required: true }),
  language: choice(printerLanguages, { required: true }),
  columns: choice(paperColumns, { required: true }),
  codePage: choice(printerCodePages, { required: true }),
  cut: choice(paperCuts, { required: true }),
  drawerPin: choice(drawerPins, { required: true }),
  /** Whether receipts are printed automatically after a sale. */
  receiptAuto: flag(),
  receiptCopies: quantity({ required: true, min: 1, max: COPIES_MAX }),
  labelSize: choice(labelSizes, { required: true }),
  labelConnection: choice(labelConnections, { required: true }),
  labelBaudRate: choice(baudRates, { required: true }),
  labelLanguage: choice(labelLanguages, { required: true }),
  labelDensity: choice(labelDensities, { required: true }),
});

export type Workstation = Row<typeof workstation>;
export type WorkstationDraft = DraftOf<typeof workstation>;

/** Default workstation settings, also for fields that an older version did not store. */
export const plainWorkstation: WorkstationDraft = {
  name: '',
  connection: 'dialog',
  baudRate: '9600',
  language: 'esc-pos',
  columns: '42',
  codePage: 'cp858',
  cut: 'partial',
  drawerPin: '2',
  receiptAuto: false,
  receiptCopies: 1,
  labelSize: 'medium',
  labelConnection: 'dialog',
  labelBaudRate: '9600',
  labelLanguage: 'zpl',
  labelDensity: '8',
};
