import { expect, test } from 'vitest';
import { serialDoor, type SerialPort } from './serialDoor.ts';
import { usbDoor, type UsbDevice } from './usbDoor.ts';

const refusal = (name: string) => () => Promise.reject(new DOMException('', name));
const hello = Uint8Array.of(72, 105);

/** A printer on USB as Chrome shows it: configured when it is opened, endpoints 1 (out) and 2 (in). */
function usbPrinter(more: Partial<UsbDevice> = {}) {
  const heard: string[] = [];
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
    open: async () => void heard.push('open'),
    close: async () => void heard.push('close'),
    selectConfiguration: async (value) => {
      heard.push(`configuration ${value}`);
      device.configuration = { interfaces: [{ interfaceNumber: 0, alternate: { interfaceClass: 7, endpoints } }] };
    },
    claimInterface: async (number) => void heard.push(`claim ${number}`),
    transferOut: async (endpoint, bytes) => {
      heard.push(`out ${endpoint}: ${[...bytes].join(' ')}`);
      return { status: 'ok' };
    },
    transferIn: async (endpoint) => {
      heard.push(`in ${endpoint}`);
      return { status: 'ok', data: new DataView(Uint8Array.of(18).buffer) };
    },
    ...more,
  };
  const door = usbDoor({ getDevices: async () => [device], requestDevice: async () => device });
  return { device, heard, door };
}

test('a printer on USB is opened, claimed, written to, asked and let go', async () => {
  const { door, heard } = usbPrinter();
  const line = await door.reopen(null, []);
  await line?.write(hello);
  expect([line?.name, await line?.ask(Uint8Array.of(16, 4, 2), 1000)]).toEqual(['TM-T20', Uint8Array.of(18)]);
  await line?.close();
  expect(heard).toEqual(['open', 'configuration 1', 'claim 0', 'out 1: 72 105', 'out 1: 16 4 2', 'in 2', 'close']);
});

test('of two printers on USB the one that was chosen is opened again, and never one that is in use', async () => {
  const [first, second, used] = [usbPrinter(), usbPrinter({ serialNumber: 'B2' }), usbPrinter({ opened: true })];
  const devices = [used.device, first.device, second.device];
  const door = usbDoor({ getDevices: async () => devices, requestDevice: async () => first.device });
  const deviceOf = async (wanted: string | null, ...others: string[]) =>
    (await door.reopen(wanted, others))?.device ?? null;
  expect([
    await deviceOf('1208:514:B2'),
    await deviceOf(null),
    await deviceOf(null, '1208:514:A1'),
    await deviceOf('1208:514:C3'),
  ]).toEqual(['1208:514:B2', '1208:514:A1', '1208:514:B2', null]);
});

test.each([
  ['held by its driver', { claimInterface: refusal('NetworkError') }, 'gone'],
  ['not allowed any more', { open: refusal('SecurityError') }, 'refused'],
  ['no printer after all', { selectConfiguration: async () => undefined }, 'refused'],
  ['broken in a way that nobody foresaw', { open: refusal('DataError') }, 'failed'],
])('a device on USB that is %s is not opened: %s', async (_, more, trouble) => {
  await expect(usbPrinter(more).door.reopen(null, [])).rejects.toThrow(trouble);
});

test('a cable that is pulled while bytes go out, and a printer that takes none, are gone', async () => {
  for (const transferOut of [refusal('NetworkError'), async () => ({ status: 'stall' })]) {
    const line = await usbPrinter({ transferOut }).door.choose();
    await expect(line?.write(hello)).rejects.toThrow('gone');
  }
});

test('who chooses nothing has nothing, on either way; where nothing was chosen, nothing opens', async () => {
  const closed = refusal('NotFoundError');
  const usb = usbDoor({ getDevices: async () => [], requestDevice: closed });
  const serial = serialDoor({ getPorts: async () => [], requestPort: closed }, 9600);
  expect([
    await usb.choose(),
    await usb.reopen(null, []),
    await serial.choose(),
    await serial.reopen(null, []),
  ]).toEqual([null, null, null, null]);
});

test('a printer on a serial port is opened at its speed, written to, asked and let go', async () => {
  const heard: string[] = [];
  const port: SerialPort = {
    readable: new ReadableStream({ start: (control) => control.enqueue(Uint8Array.of(18)) }),
    writable: null,
    open: async ({ baudRate }) => {
      heard.push(`open at ${baudRate}`);
      port.writable = new WritableStream({ write: (bytes) => void heard.push([...bytes].join(' ')) });
    },
    close: async () => void heard.push('close'),
    getInfo: () => ({ usbVendorId: 1208 }),
  };
  const line = await serialDoor({ getPorts: async () => [port], requestPort: async () => port }, 19_200).reopen(
    null,
    [],
  );
  await line?.write(hello);
  expect(await line?.ask(Uint8Array.of(16, 4, 4), 1000)).toEqual(Uint8Array.of(18));
  await line?.close();
  expect(heard).toEqual(['open at 19200', '72 105', '16 4 4', 'close']);
});

test('a serial port that another program holds is refused; one that was pulled out is gone', async () => {
  const held: SerialPort = {
    readable: null,
    writable: null,
    open: refusal('InvalidStateError'),
    close: async () => {},
    getInfo: () => ({}),
  };
  const pulled: SerialPort = {
    ...held,
    writable: new WritableStream({ write: refusal('NetworkError') }),
    open: async () => {},
  };
  const doorOf = (port: SerialPort) =>
    serialDoor({ getPorts: async () => [port], requestPort: async () => port }, 9600);
  await expect(doorOf(held).reopen(null, [])).rejects.toThrow('refused');
  const line = await doorOf(pulled).choose();
  await expect(line?.write(hello)).rejects.toThrow('gone');
  await line?.close();
});
