import {
  dismissedByUser,
  meant,
  PrintFailure,
  queryBy,
  throwFailure,
  within,
  writeOnly,
  type PrinterTransport,
  type PrinterLine,
} from './printerConnection.ts';

/** The part of a Web Serial port that is used; TypeScript has no types for it. */
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

/** At 9600 bits per second a long receipt takes this long. */
const WRITE_MS = 20_000;

/** Printers on a serial port, physical or emulated by a driver: the method for Windows, where the driver claims USB devices. */
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

/** Name of the device behind the port; empty for a port of the machine itself. */
function deviceName(port: SerialPort): string {
  const { usbVendorId, usbProductId } = port.getInfo();
  return usbVendorId === undefined ? '' : `${usbVendorId}:${usbProductId ?? ''}`;
}

async function open(port: SerialPort, baudRate: number): Promise<PrinterLine> {
  await port.open({ baudRate }).catch(throwFailure);
  const { readable, writable } = port;
  if (!writable) throw new PrintFailure('rejected');
  const writer = writable.getWriter();
  const reader = readable?.getReader();
  const write = async (bytes: Uint8Array) => {
    const sent = await within(
      writer.write(bytes).then(() => true),
      WRITE_MS,
    ).catch(throwFailure);
    if (sent === null) throw new PrintFailure('gone');
  };
  return {
    name: '',
    device: deviceName(port),
    write,
    query: reader ? queryBy(write, async () => (await reader.read()).value ?? null) : writeOnly,
    async close() {
      // A port closes only when its streams are unlocked. An unplugged port has no streams left to unlock.
      await reader?.cancel().catch(() => undefined);
      reader?.releaseLock();
      await writer.abort().catch(() => undefined);
      writer.releaseLock();
      await port.close().catch(() => undefined);
    },
  };
}
