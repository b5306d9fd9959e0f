import { expect, test } from 'vitest';
import { serialTransport, type SerialPort } from './serialTransport.ts';
import { usbTransport, type UsbDevice } from './usbTransport.ts';

const rejection = (name: string) => () => Promise.reject(new DOMException('', name));
const hello = Uint8Array.of(72, 105);

/** A printer on USB as reported by Chrome: configured when it is opened, endpoints 1 (out) and 2 (in). */
function usbPrinter(more: Partial<UsbDevice> = {}) {
  const received: string[] = [];
  const endpoints = [
    { endpointNumber: 1, direction: 'out' as const, type: 'bulk' },
    { endpointNumber: 2, direction: 'in' as const, type: 'bulk' },
  ];
  const device: UsbDevice = {
    vendorId: 1208,
    productId: 514,
    serialNumber: 'A1',
    opened: false,
    productName: 'TM-T20',
    configuration: null,
    open: async () => void received.push('open'),
    close: async () => void received.push('close'),
    selectConfiguration: async (value) => {
      received.push(`configuration ${value}`);
      device.configuration = { interfaces: [{ interfaceNumber: 0, alternate: { interfaceClass: 7, endpoints } }] };
    },
    claimInterface: async (number) => void received.push(`claim ${number}`),
    transferOut: async (endpoint, bytes) => {
      received.push(`out ${endpoint}: ${[...bytes].join(' ')}`);
      return { status: 'ok' };
    },
    transferIn: async (endpoint) => {
      received.push(`in ${endpoint}`);
      return { status: 'ok', data: new DataView(Uint8Array.of(18).buffer) };
    },
    ...more,
  };
  const transport = usbTransport({ getDevices: async () => [device], requestDevice: async () => device });
  return { device, received, transport };
}

test('a printer on USB is opened, claimed, written to, asked and let go', async () => {
  const { transport, received } = usbPrinter();
  const line = await transport.reopen(null, []);
  await line?.write(hello);
  expect([line?.name, await line?.query(Uint8Array.of(16, 4, 2), 1000)]).toEqual(['TM-T20', Uint8Array.of(18)]);
  await line?.close();
  expect(received).toEqual(['open', 'configuration 1', 'claim 0', 'out 1: 72 105', 'out 1: 16 4 2', 'in 2', 'close']);
});

test('of two printers on USB the one that was chosen is opened again, and never one that is in use', async () => {
  const [first, second, used] = [usbPrinter(), usbPrinter({ serialNumber: 'B2' }), usbPrinter({ opened: true })];
  const devices = [used.device, first.device, second.device];
  const transport = usbTransport({ getDevices: async () => devices, requestDevice: async () => first.device });
  const deviceOf = async (deviceId: string | null, ...others: string[]) =>
    (await transport.reopen(deviceId, others))?.device ?? null;
  expect([
    await deviceOf('1208:514:B2'),
    await deviceOf(null),
    await deviceOf(null, '1208:514:A1'),
    await deviceOf('1208:514:C3'),
  ]).toEqual(['1208:514:B2', '1208:514:A1', '1208:514:B2', null]);
});

test.each([
  ['held by its driver', { claimInterface: rejection('NetworkError') }, 'gone'],
  ['not allowed any more', { open: rejection('SecurityError') }, 'rejected'],
  ['no printer after all', { selectConfiguration: async () => undefined }, 'rejected'],
  ['broken in a way that nobody foresaw', { open: rejection('DataError') }, 'failed'],
])('a device on USB that is %s is not opened: %s', async (_, more, problem) => {
  await expect(usbPrinter(more).transport.reopen(null, [])).rejects.toThrow(problem);
});

test('a cable that is pulled while bytes go out, and a printer that takes none, are gone', async () => {
  for (const transferOut of [rejection('NetworkError'), async () => ({ status: 'stall' })]) {
    const line = await usbPrinter({ transferOut }).transport.choose();
    await expect(line?.write(hello)).rejects.toThrow('gone');
  }
});

test('who chooses nothing has nothing, on either way; where nothing was chosen, nothing opens', async () => {
  const closed = rejection('NotFoundError');
  const usb = usbTransport({ getDevices: async () => [], requestDevice: closed });
  const serial = serialTransport({ getPorts: async () => [], requestPort: closed }, 9600);
  expect([
    await usb.choose(),
    await usb.reopen(null, []),
    await serial.choose(),
    await serial.reopen(null, []),
  ]).toEqual([null, null, null, null]);
});

test('a printer on a serial port is opened at its speed, written to, asked and let go', async () => {
  const received: string[] = [];
  const port: SerialPort = {
    readable: new ReadableStream({ start: (control) => control.enqueue(Uint8Array.of(18)) }),
    writable: null,
    open: async ({ baudRate }) => {
      received.push(`open at ${baudRate}`);
      port.writable = new WritableStream({ write: (bytes) => void received.push([...bytes].join(' ')) });
    },
    close: async () => void received.push('close'),
    getInfo: () => ({ usbVendorId: 1208 }),
  };
  const line = await serialTransport({ getPorts: async () => [port], requestPort: async () => port }, 19_200).reopen(
    null,
    [],
  );
  await line?.write(hello);
  expect(await line?.query(Uint8Array.of(16, 4, 4), 1000)).toEqual(Uint8Array.of(18));
  await line?.close();
  expect(received).toEqual(['open at 19200', '72 105', '16 4 4', 'close']);
});

test('a serial port that another program holds is rejected; one that was pulled out is gone', async () => {
  const lockedPort: SerialPort = {
    readable: null,
    writable: null,
    open: rejection('InvalidStateError'),
    close: async () => {},
    getInfo: () => ({}),
  };
  const pulled: SerialPort = {
    ...lockedPort,
    writable: new WritableStream({ write: rejection('NetworkError') }),
    open: async () => {},
  };
  const transportOf = (port: SerialPort) =>
    serialTransport({ getPorts: async () => [port], requestPort: async () => port }, 9600);
  await expect(transportOf(lockedPort).reopen(null, [])).rejects.toThrow('rejected');
  const line = await transportOf(pulled).choose();
  await expect(line?.write(hello)).rejects.toThrow('gone');
  await line?.close();
});
