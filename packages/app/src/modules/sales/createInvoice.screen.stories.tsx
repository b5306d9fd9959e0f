import type { Meta } from '@storybook/react-vite';
import { findSellable, invoices } from '@tilldesk/domain/shop';
import { expect, waitFor } from 'storybook/test';
import { failing, unreachable } from '../../fake-world/answer.ts';
import { draftsOf, written } from '../../fake-world/draftAnswers.ts';
import { known } from '../../fake-world/known.ts';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { inTurn, presses, scans, sees, writeAtOnce } from '../../fake-world/sees.ts';

export default { title: 'Screens/Sales/Create invoice', tags: ['!autodocs'] } satisfies Meta;

const till = screenAt('/sale-invoice-management/create-invoice', {});

export const Full = till.full(inTurn(scans('CHG-30W'), scans('356109400395959'), sees('2 pieces')));
export const Empty = till.empty(sees('Scan the first item'));
export const Denied = till.denied();
export const Spanish = till.spanish(sees('Ventas y facturas'));
export const Narrow = till.narrow(inTurn(scans('CHG-30W'), sees('1 piece')));

/** As one comes from a customer's details: the invoice is theirs, and nothing of it is unsaved yet. */
export const ForACustomer = screenAt('/sale-invoice-management/create-invoice', { query: { customer: known.mia } }).in(
  {},
  inTurn(
    async ({ canvas }) => {
      await expect(await canvas.findByDisplayValue('Mia Torres')).toBeVisible();
    },
    sees('Scan the first item'),
    presses('Customer Management', 'link'),
    async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { name: 'Customers' })).toBeVisible();
    },
  ),
);

export const CountedTwice = till.in({}, inTurn(scans('CHG-30W'), scans('CHG-30W'), sees('Now 2 × USB-C charger 30 W')));

export const NothingFound = till.in({}, inTurn(scans('000000'), sees('Nothing found for “000000”')));

export const FoundByWords = till.in({}, async (seen) => {
  await writeAtOnce(await seen.canvas.findByRole('combobox', { name: 'Scan or search' }), 'iphone');
  await sees('iPhone 15 128 GB', 'Clear case iPhone 15')(seen);
});

export const UnitWanted = till.in({}, inTurn(scans('IP15-128'), sees('Now scan the IMEI of iPhone 15 128 GB')));

export const AlreadySold = till.in(
  {},
  inTurn(scans('356109400079199'), sees('This cannot be sold', /was already sold on INV-/, /Show INV-/)),
);

export const ScanUnanswered = till.in(
  { answers: [unreachable(findSellable)] },
  inTurn(scans('CHG-30W'), sees('The server cannot be reached. Please check the connection.')),
);

export const DraftSaved = till.in({}, inTurn(scans('CHG-30W'), presses('Save draft'), sees('Draft saved')));

export const DraftNotSaved = till.in(
  { answers: [failing(invoices.create)] },
  inTurn(scans('CHG-30W'), presses('Save draft'), sees('The draft was not saved')),
);

export const SavedAsQuote = till.in(
  {},
  inTurn(
    scans('CHG-30W'),
    presses('Save as quote'),
    sees('Until when does the quote hold?'),
    presses('Save the quote'),
    sees('Quote saved', 'Mar 28, 2026', 'Make it a draft'),
  ),
);

export const AsksBeforeDiscarding = till.in(
  {},
  inTurn(scans('CHG-30W'), presses('Discard draft'), sees('Discard this draft?')),
);

export const LeavingUnsaved = till.in(
  {},
  inTurn(scans('CHG-30W'), presses('Dashboard', 'link'), sees('Leave Page?', 'Unsaved changes will be lost.')),
);

export const SoldByACashier = till.in({ as: 'cashier' }, inTurn(scans('CHG-30W'), sees('1 piece')));

const cart = {
  id: '01936c3a-7c00-70e0-8000-0000000000aa',
  version: null,
  customer: { id: known.mia, name: 'Mia Torres', taxExempt: null },
  lines: [
    {
      id: '01936c3a-7c00-70e0-8000-0000000000ab',
      productId: known.cable,
      unitId: null,
      quantity: 3,
      unitPrice: 1999,
      discount: null,
      description: 'USB-C to Lightning cable 1 m',
      sku: 'CBL-USBC-LTG',
      tracking: 'quantity',
      unitCode: null,
      taxRate: '0.0825',
      onHand: null,
    },
  ],
  discount: null,
  notes: '',
};
const before = { answers: [written('/sale-invoice-management/create-invoice', cart)] };

/** A price rule: its name, and what the tablet costs without it. */
export const OnSale = till.in({}, inTurn(scans('IPAD10-64'), sees('iPad week', '$349.00', '$314.10')));

/** What was rung up when the page was lost stands at the till again; what is scanned now goes below. */
export const Restored = till.in(
  before,
  inTurn(sees('Restored what you were typing at 12:02 PM.', '3 pieces'), scans('CHG-30W'), sees('4 pieces')),
);

export const RestoredAndDiscarded = till.in(
  before,
  inTurn(sees('3 pieces'), presses('Discard'), sees('Scan the first item')),
);

export const SavedLeavesNoDraft = till.in({}, async (seen) => {
  await scans('CHG-30W')(seen);
  await waitFor(() => expect(draftsOf(seen.world).size).toEqual(1));
  await inTurn(presses('Save draft'), sees('Draft saved'))(seen);
  await waitFor(() =>
    expect([draftsOf(seen.world).size, sessionStorage.getItem('tilldesk.unsent')]).toEqual([0, null]),
  );
});
