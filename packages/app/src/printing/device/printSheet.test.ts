import { plainWorkstation, type WorkstationDraft } from '@tilldesk/domain/hardware';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePrinter, type FakeBehaviour } from '../../fake-server/fakePrinter.ts';
import type { PrintSheet } from '../sheets.ts';
import { reportSheet } from '../testing/sheets.ts';
import { printerStatus, choosePrinter, printSheet, pulseDrawer } from './printSheet.ts';
import { outside } from '../../api/environment.ts';
import { gathered, meant, type PrinterTransport } from './printerConnection.ts';

const { printers } = outside;
afterEach(() => {
  outside.printers = printers;
  vi.unstubAllGlobals();
});

/** Storage for this browser's known printers. */
const notes = (saved = new Map<string, string>()) => ({
  getItem: (name: string) => saved.get(name) ?? null,
  setItem: (name: string, value: string) => void saved.set(name, value),
});

const station: WorkstationDraft = { ...plainWorkstation, name: 'Counter', connection: 'usb' };
const sheet: PrintSheet = { kind: 'test', title: 'Hello', lines: [] };

/** A printer that this browser has permission to use, with the given behavior. */
async function hung(behaviour: FakeBehaviour) {
  const printer = fakePrinter();
  outside.printers = () => Promise.resolve(printer.transports);
  await choosePrinter(station);
  printer.behaviour = behaviour;
  return printer;
}

test.each<[FakeBehaviour, string | null, number]>([
  ['works', null, 1],
  ['silent', null, 1],
  ['noPaper', 'paper', 0],
  ['coverOpen', 'cover', 0],
  ['paused', 'offline', 0],
  ['runsOut', 'paper', 1],
  ['vanishes', 'gone', 1],
])('a printer that %s: trouble %s, %i sheets at it', async (behaviour, problem, sheets) => {
  const printer = await hung(behaviour);
  expect([await printSheet(station, sheet), printer.out.length]).toEqual([{ problem }, sheets]);
});

test('what was chosen once is opened again without asking, and after a cable was pulled anew', async () => {
  const printer = await hung('vanishes');
  const outcomes = [await printSheet(station, sheet)];
  printer.behaviour = 'absent';
  outcomes.push(await printSheet(station, sheet));
  printer.behaviour = 'refuses';
  outcomes.push(await printSheet(station, sheet));
  printer.behaviour = 'works';
  outcomes.push(await printSheet(station, sheet), await printSheet(station, sheet));
  expect([outcomes, printer.opened]).toEqual([
    [{ problem: 'gone' }, { problem: 'gone' }, { problem: 'rejected' }, { problem: null }, { problem: null }],
    2,
  ]);
});

test('as many copies of a receipt come out as the workstation wants, and one of anything else', async () => {
  const printer = await hung('works');
  await printSheet({ ...station, receiptCopies: 3 }, sheet);
  await printSheet({ ...station, receiptCopies: 3 }, receipt);
  expect(printer.out.length).toEqual(4);
});

test('the drawer opens without paper too, and only where one hangs on the printer', async () => {
  const printer = await hung('noPaper');
  expect([await pulseDrawer(station), printer.out.length]).toEqual([{ problem: null }, 1]);
  expect(await pulseDrawer({ ...station, connection: 'dialog' })).toEqual({ problem: 'gone' });
});

test.each<WorkstationDraft['language']>(['esc-pos', 'star-prnt'])(
  'what a printer says of itself in %s',
  async (language) => {
    const printer = await hung('works');
    const outcomeOf = async (behaviour: FakeBehaviour) => {
      printer.behaviour = behaviour;
      return printerStatus({ ...station, language });
    };
    expect([
      await outcomeOf('works'),
      await outcomeOf('noPaper'),
      await outcomeOf('coverOpen'),
      await outcomeOf('paused'),
      await outcomeOf('silent'),
    ]).toEqual(['ready', 'paper', 'cover', 'offline', 'silent']);
  },
);

const labels: PrintSheet = { kind: 'labels', size: 'medium', labels: [{ id: 'a', name: 'Cable', code: 'CBL-1' }] };
const withLabels: WorkstationDraft = { ...station, labelConnection: 'usb' };

/**
 * A receipt printer and a label printer on the same transport, both known to this browser; the behavior is the label printer's.
 */
async function two(behaviour: FakeBehaviour) {
  vi.stubGlobal('localStorage', notes());
  const [receipts, stickers] = [fakePrinter('works', true, 'TM-T20'), fakePrinter('works', true, 'ZD421')];
  const printerOf = (device: string | null) => (device === 'ZD421' ? stickers : receipts);
  let chosen = 'TM-T20';
  const usb: PrinterTransport = {
    choose: async () => (await printerOf(chosen).transports.usb?.choose()) ?? null,
    reopen: async (device, others) => (await printerOf(device).transports.usb?.reopen(device, others)) ?? null,
  };
  const transports = { usb, serial: () => null };
  outside.printers = () => Promise.resolve(transports);
  await choosePrinter(withLabels);
  chosen = 'ZD421';
  await choosePrinter(withLabels, 'label');
  stickers.behaviour = behaviour;
  return { receipts, stickers };
}

test.each<[FakeBehaviour, string | null, string, number]>([
  ['works', null, 'ready', 1],
  ['silent', null, 'silent', 1],
  ['noPaper', 'paper', 'paper', 0],
  ['coverOpen', 'cover', 'cover', 0],
  ['paused', 'offline', 'offline', 0],
  ['runsOut', 'paper', 'paper', 1],
  ['vanishes', 'gone', 'gone', 1],
])('a label printer that %s: trouble %s, then %s, and the receipt beside it comes out', async (...row) => {
  const [behaviour, problem, state, sheets] = row;
  const { receipts, stickers } = await two(behaviour);
  const outcome = await printSheet(withLabels, labels);
  if (behaviour === 'vanishes') stickers.behaviour = 'absent';
  expect([
    outcome,
    await printerStatus(withLabels, 'label'),
    stickers.out.length,
    await printSheet(withLabels, sheet),
    receipts.out.length,
  ]).toEqual([{ problem }, state, sheets, { problem: null }, 1]);
});

test('labels speak the language of their printer; on the roll of the receipt printer they speak its own', async () => {
  const { receipts, stickers } = await two('works');
  await printSheet(withLabels, labels);
  await printSheet({ ...withLabels, labelConnection: 'receipt' }, labels);
  const begins = ({ out }: { out: readonly Uint8Array[] }) =>
    out.map((bytes) => String.fromCharCode(...bytes.slice(0, 3)));
  expect([begins(stickers), begins(receipts)]).toEqual([['^XA'], ['\u001b@\u001c']]);
});

test('a report that runs out of paper in the middle is not taken for printed', async () => {
  await hung('runsOut');
  expect(await printSheet(station, reportSheet('en'))).toEqual({ problem: 'paper' });
});

test('what comes in pieces is read until it is whole', async () => {
  const pieces = ['ERR', 'ORS:', ' 0', '', 'never'].map((text) => new TextEncoder().encode(text));
  const read = () => Promise.resolve(pieces.shift() ?? null);
  const text = async (isComplete?: (bytes: Uint8Array) => boolean) => {
    const answer = await gathered(read, isComplete);
    return answer && String.fromCharCode(...answer);
  };
  expect([await text(), await text((bytes) => bytes.includes(0x30)), await text()]).toEqual(['ERR', 'ORS: 0', null]);
});

test('of printers that look alike by way, the one that was chosen is opened, else one that no other role has', () => {
  const two = [{ name: 'a' }, { name: 'b' }];
  const found = (device: string | null, ...others: string[]) =>
    meant(two, ({ name }) => name, device, others)?.name ?? null;
  expect([found('b'), found(null), found(null, 'a'), found('c'), found(null, 'a', 'b')]).toEqual([
    'b',
    'a',
    'b',
    null,
    null,
  ]);
});

const receipt: PrintSheet = {
  kind: 'receipt',
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'America/New_York',
  receipt: {
    store: { name: 'Shop', lines: [] },
    number: 'INV-1',
    instant: '2026-03-14T16:40:00.000Z',
    cashier: 'Ana',
    lines: [],
    subtotalMinor: 0,
    taxes: [],
    totalMinor: 0,
    tenders: [],
    footer: [],
  },
  texts: {
    title: 'Receipt',
    number: 'Invoice',
    date: 'Date',
    cashier: 'Salesperson',
    customer: 'Customer',
    item: 'Item',
    quantity: 'Qty',
    price: 'Price',
    amount: 'Amount',
    serial: 'IMEI',
    discount: 'Discount',
    subtotal: 'Subtotal',
    total: 'Total',
    change: 'Change',
    due: 'Due',
  },
};
