import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, flag, quantity, text } from '../fields/fields.ts';
import { labelSizes } from '../products/products.entity.ts';

/** How paper comes out: through the browser's print dialog, or straight through a cable that the browser speaks over. */
export const printerConnections = ['dialog', 'usb', 'serial'] as const;
export type PrinterConnection = (typeof printerConnections)[number];

/** What a printer understands. */
export const printerLanguages = ['esc-pos', 'star-prnt'] as const;

/** Bits a second of a serial port; most printers are set to 9600 or 115200. */
export const baudRates = ['9600', '19200', '38400', '115200'] as const;

/** Characters in a line: 32 on a roll of 58 mm, 42 or 48 on one of 80 mm. */
export const paperColumns = ['32', '42', '48'] as const;

/** The tables of characters that both languages of the shop can be written with. */
export const printerCodePages = ['cp858', 'cp850', 'windows1252', 'cp437'] as const;

export const paperCuts = ['partial', 'full', 'none'] as const;

/** The pin of the printer's plug that the drawer listens to; `none` where no drawer hangs on it. */
export const drawerPins = ['none', '2', '5'] as const;

/** How labels come out: by the print dialog, on the roll of the receipt printer, or at a printer of their own. */
export const labelConnections = ['dialog', 'receipt', 'usb', 'serial'] as const;

/** What a label printer understands. */
export const labelLanguages = ['zpl', 'esc-pos'] as const;

/** Dots of a label printer in a millimetre: 203 or 300 in an inch. */
export const labelDensities = ['8', '12'] as const;

/** The most copies of one receipt. */
const COPIES_MAX = 5;

/** One place in the shop with a browser and what hangs on it (docs/decisions/0030). Its id is made by the browser and kept there. */
export const workstation = entity('workstation', {
  name: text({ required: true }),
  connection: choice(printerConnections, { required: true }),
  baudRate: choice(baudRates, { required: true }),
  language: choice(printerLanguages, { required: true }),
  columns: choice(paperColumns, { required: true }),
  codePage: choice(printerCodePages, { required: true }),
  cut: choice(paperCuts, { required: true }),
  drawerPin: choice(drawerPins, { required: true }),
  /** Whether the receipt of a sale that was just made comes out by itself. */
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

/** How a place prints of which nobody has said anything, and what holds where an older version kept nothing yet. */
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
