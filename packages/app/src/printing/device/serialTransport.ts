import {
  failureOf,
  gathered,
  meant,
  PrintFailure,
  within,
  type PrinterTransport,
  type PrinterLine,
} from './printerConnection.ts';

/** What we use of a port of Web Serial, which TypeScript does not know. */
export type SerialPort = {
  readable: ReadableStream<Uint8Array> | null;
  writable: WritableStream<Uint8Array> | null;
  open: (options: { baudRate: number }) => Promise<void>;
  close: () => Promise<void>;
  getInfo: () => { usbVendorId?: number; usbProductId?: number };
};

/** The part of `navigator.serial` that is used. */
export type Serial = {
  getPorts: () => Promise<SerialPort[]>;
  requestPort: () => Promise<SerialPort>;
};

/** At 9600 bits a second a long receipt takes its time. */
const WRITE_MS = 20_000;

/** Printers on a serial port, real or made by a driver: the way on Windows, where the driver holds what hangs on USB. */
export function serialTransport(serial: Serial, baudRate: number): PrinterTransport {
  return {
    async choose() {
      const port = await serial.requestPort().catch(dismissedByUser);
      return port && open(port, baudRate);
    },
    async reopen(deviceId, others) {
      const free = (await serial.getPorts()).filter(({ writable }) => writable === null);
      const port = meant(free, deviceName, deviceId, others.filter(Boolean));
      return port ? open(port, baudRate) : null;
    },
  };
}

/** A dialog that was closed without a choice rejects like a port that is not there. */
function dismissedByUser(error: unknown): null {
  if (error instanceof DOMException && error.name === 'NotFoundError') return null;
  throw failureOf(error);
}

/** Of what hangs behind the port; empty for one on the machine itself. */
function deviceName(port: SerialPort): string {
  const { usbVendorId, usbProductId } = port.getInfo();
  return usbVendorId === undefined ? '' : `${usbVendorId}:${usbProductId ?? ''}`;
}

async function open(port: SerialPort, baudRate: number): Promise<PrinterLine> {
  try {
    await port.open({ baudRate });
  } catch (error) {
    throw failureOf(error);
  }
  const { readable, writable } = port;
  if (!writable) throw new PrintFailure('refused');
  const writer = writable.getWriter();
  const reader = readable?.getReader();
  let reading: Promise<Uint8Array | null> | undefined;
  const read = async (): Promise<Uint8Array | null> => (await reader?.read())?.value ?? null;
  const write = async (bytes: Uint8Array) => {
    const sent = await within(
      writer.write(bytes).then(() => true),
      WRITE_MS,
    ).catch((error: unknown) => {
      throw failureOf(error);
    });
    if (sent === null) throw new PrintFailure('gone');
  };
  return {
    name: '',
    device: deviceName(port),
    write,
    async query(question, waitMs, isComplete) {
      if (!reader) return null;
      await write(question);
      reading ??= gathered(read, isComplete).finally(() => (reading = undefined));
      return within(reading, waitMs).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
    async close() {
      // A port closes only when nobody holds its streams; one that was pulled out has none left to let go.
      await reader?.cancel().catch(() => undefined);
      reader?.releaseLock();
      await writer.abort().catch(() => undefined);
      writer.releaseLock();
      await port.close().catch(() => undefined);
    },
  };
}
