import {
  PrintFailure,
  type PrinterTransport,
  type PrinterTransports,
  type PrinterLine,
} from '../printing/device/printerConnection.ts';

/**
 * Behavior of a fake printer: working, refusing, unplugged while printing, without paper, with its cover open, paused, or
 * write-only.
 */
export type FakeBehaviour =
  | 'works'
  | 'refuses'
  | 'absent'
  | 'vanishes'
  | 'noPaper'
  | 'runsOut'
  | 'coverOpen'
  | 'paused'
  | 'silent';

/** A printer connected to the fake server; its output can be read. */
export type FakePrinter = {
  behaviour: FakeBehaviour;
  /** Whether this browser already has permission to use it. */
  known: boolean;
  /** The written bytes, by sheet. */
  readonly out: Uint8Array[];
  /** How often it was opened. */
  opened: number;
  readonly transports: PrinterTransports;
};

/** Status replies in the language of the query, by the printer's condition. */
const statusReplies: Record<number, (condition: FakeBehaviour, question: number) => Uint8Array> = {
  // ESC/POS
  0x10: (condition, question) => {
    const found = {
      1: condition === 'paused' && 0x1a,
      2: condition === 'coverOpen' && 0x16,
      4: condition === 'noPaper' && 0x72,
    };
    return Uint8Array.of(found[question as 1 | 2 | 4] || 0x12);
  },
  // StarPRNT
  0x1b: (condition) => {
    const how = { coverOpen: 0x28, paused: 0x08, noPaper: 0x08 }[String(condition)] ?? 0;
    return Uint8Array.of(0x0f, 0x06, how, 0, 0, condition === 'noPaper' ? 0x08 : 0, 0);
  },
  // ZPL
  0x7e: (condition) => {
    const flags = { coverOpen: '00000004', noPaper: '00000001', paused: '00010000' }[String(condition)] ?? '00000000';
    const any = flags === '00000000' ? 0 : 1;
    return new TextEncoder().encode(
      `\u0002\r\n  PRINTER STATUS\r\n   ERRORS:   ${any} 00000000 ${flags}\r\n   WARNINGS: 0 00000000 00000000\r\n\u0003`,
    );
  },
};

/** Creates a printer on both transports of a browser, or in a browser that supports neither. */
export function fakePrinter(behaviour: FakeBehaviour = 'works', speaks = true, device = 'TM-T20'): FakePrinter {
  const printer = { behaviour, known: false, out: [] as Uint8Array[], opened: 0 };
  const isDisconnected = () => printer.behaviour === 'absent' || printer.behaviour === 'vanishes';
  const open = (): PrinterLine => {
    if (printer.behaviour === 'refuses') throw new PrintFailure('rejected');
    printer.opened += 1;
    return { name: device, device, write, query, close: () => Promise.resolve() };
  };
  const write = async (bytes: Uint8Array) => {
    printer.out.push(bytes);
    if (isDisconnected()) throw new PrintFailure('gone');
    if (printer.behaviour === 'runsOut') printer.behaviour = 'noPaper';
  };
  const query = async ([language = 0, , question = 0]: Uint8Array) => {
    if (printer.behaviour === 'silent') return null;
    return statusReplies[language]?.(printer.behaviour, question) ?? null;
  };
  const transport: PrinterTransport = {
    async choose() {
      if (printer.behaviour === 'absent') return null;
      printer.known = true;
      return open();
    },
    async reopen() {
      return printer.known && printer.behaviour !== 'absent' ? open() : null;
    },
  };
  return Object.assign(printer, {
    transports: { usb: speaks ? transport : null, serial: () => (speaks ? transport : null) },
  });
}
