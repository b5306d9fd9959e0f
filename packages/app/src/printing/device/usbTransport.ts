import {
  dismissedByUser,
  failureOf,
  meant,
  PrintFailure,
  queryBy,
  throwFailure,
  within,
  writeOnly,
  type PrinterTransport,
  type PrinterLine,
} from './printerConnection.ts';

type Endpoint = { endpointNumber: number; direction: 'in' | 'out'; type: string };
type Interface = {
  interfaceNumber: number;
  alternate: { interfaceClass: number; endpoints: readonly Endpoint[] };
};

/** The part of a WebUSB device that is used; TypeScript has no types for it. */
export type UsbDevice = {
  vendorId: number;
  productId: number;
  serialNumber?: string | undefined;
  productName?: string;
  opened: boolean;
  configuration: { interfaces: readonly Interface[] } | null;
  open: () => Promise<void>;
  close: () => Promise<void>;
  selectConfiguration: (value: number) => Promise<void>;
  claimInterface: (number: number) => Promise<void>;
  transferOut: (endpoint: number, bytes: Uint8Array) => Promise<{ status: string }>;
  transferIn: (endpoint: number, length: number) => Promise<{ status: string; data?: DataView }>;
};

/** The part of `navigator.usb` that is used. */
export type Usb = {
  getDevices: () => Promise<UsbDevice[]>;
  requestDevice: (options: { filters: readonly { classCode: number }[] }) => Promise<UsbDevice>;
};

/** The class of printers (USB Device Class Definition for Printing Devices). */
const PRINTER = 7;
const ANSWER_MAX = 64;
/** Maximum time for a receipt; a printer without paper accepts no data. */
const WRITE_MS = 15_000;

/** Printers over WebUSB. Opening fails where the system's own driver claims them, as on Windows. */
export function usbTransport(usb: Usb): PrinterTransport {
  return {
    async choose() {
      const device = await usb.requestDevice({ filters: [{ classCode: PRINTER }] }).catch(dismissedByUser);
      return device && open(device);
    },
    async reopen(deviceId, others) {
      const free = (await usb.getDevices()).filter((one) => !one.opened && mayPrint(one));
      const device = meant(free, deviceName, deviceId, others);
      return device ? open(device) : null;
    },
  };
}

const deviceName = ({ vendorId, productId, serialNumber = '' }: UsbDevice): string =>
  `${vendorId}:${productId}:${serialNumber}`;

// A closed device may report no configuration: then opening it is attempted.
const mayPrint = ({ configuration }: UsbDevice): boolean => configuration === null || printerOf(configuration) !== null;

const printerOf = ({ interfaces }: { interfaces: readonly Interface[] }): Interface | null =>
  interfaces.find(({ alternate }) => alternate.interfaceClass === PRINTER) ?? null;

async function open(device: UsbDevice): Promise<PrinterLine> {
  try {
    await device.open();
    if (device.configuration === null) await device.selectConfiguration(1);
    const printer = device.configuration && printerOf(device.configuration);
    const out = printer?.alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
    if (!printer || !out) throw new PrintFailure('rejected');
    await device.claimInterface(printer.interfaceNumber);
    const into = printer.alternate.endpoints.find(({ direction }) => direction === 'in');
    return lineOf(device, out.endpointNumber, into?.endpointNumber);
  } catch (error) {
    throw failureOf(error);
  }
}

function lineOf(device: UsbDevice, out: number, into: number | undefined): PrinterLine {
  const read = async (from: number): Promise<Uint8Array | null> => {
    const { data } = await device.transferIn(from, ANSWER_MAX);
    return data ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : null;
  };
  const write = async (bytes: Uint8Array) => {
    const sent = await within(device.transferOut(out, bytes), WRITE_MS).catch(throwFailure);
    if (sent?.status !== 'ok') throw new PrintFailure('gone');
  };
  return {
    name: device.productName ?? '',
    device: deviceName(device),
    write,
    query: into === undefined ? writeOnly : queryBy(write, () => read(into)),
    close: () => device.close().catch(() => undefined),
  };
}
