import { plainWorkstation, type Workstation } from '@tilldesk/domain/hardware';

/** The printing setup of a browser at the counter: a printer on a cable. The shop with all kinds of employees has it, too. */
export const counterWithPrinter: Workstation = {
  ...plainWorkstation,
  id: '01936c3a-7c00-70aa-8001-000000000701',
  name: 'Counter 1',
  connection: 'usb',
  receiptAuto: true,
  version: 1,
  createdAt: '2026-02-02T15:00:00.000Z',
  updatedAt: '2026-02-02T15:00:00.000Z',
};
