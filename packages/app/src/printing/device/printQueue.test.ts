import { plainWorkstation } from '@tilldesk/domain/hardware';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePrinter } from '../../fake-server/fakePrinter.ts';
import { labelsSheet, reportSheet } from '../testing/sheets.ts';
import { outside } from '../../api/environment.ts';
import { onPrintEvent, print, startPrinting, sendToPrintQueue } from './printQueue.ts';

const { printers } = outside;
afterEach(() => {
  outside.printers = printers;
  vi.unstubAllGlobals();
});

const at = '2026-02-02T15:00:00.000Z';
const own = {
  ...plainWorkstation,
  name: 'Counter',
  connection: 'usb',
  labelConnection: 'serial',
  id: '01936c3a-7c00-7bbb-8000-000000000001',
  version: 1,
  createdAt: at,
  updatedAt: at,
};

test('labels that ran out hold up no report, and come out when a person asks, once', async () => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === 'tilldesk.workstation' ? JSON.stringify(own) : null),
  });
  const receipts = Object.assign(fakePrinter('works'), { known: true });
  const stickers = Object.assign(fakePrinter('noPaper'), { known: true });
  const transports = { usb: receipts.transports.usb, serial: stickers.transports.serial };
  outside.printers = () => Promise.resolve(transports);
  const stop = startPrinting();
  const events = (role: 'receipt' | 'label') =>
    new Promise((resolve) => {
      const deaf = onPrintEvent(role, ({ type, job }) => {
        deaf();
        resolve([type, job.id]);
      });
    });
  const failed = events('label');
  print({ id: 'labels', title: 'Labels', sheet: labelsSheet('en') });
  expect(await failed).toEqual(['failed', 'labels']);

  const printed = events('receipt');
  print({ id: 'report', title: 'Report', sheet: reportSheet('en') });
  expect(await printed).toEqual(['printed', 'report']);

  stickers.behaviour = 'works';
  const again = events('label');
  print({ id: 'labels', title: 'Labels', sheet: labelsSheet('en') });
  sendToPrintQueue('label', 'retry');
  expect([await again, stickers.out.length, receipts.out.length]).toEqual([['printed', 'labels'], 1, 1]);
  stop();
});
