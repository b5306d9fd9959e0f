import type { Meta } from '@storybook/react-vite';
import { customers } from '@tilldesk/domain/customers';
import { problemAt } from '@tilldesk/domain/problems';
import { findSellable, invoices } from '@tilldesk/domain/sales';
import { expect, waitFor } from 'storybook/test';
import { answer, recordedAs, failing, unreachable } from '../../fake-server/answer.ts';
import { written } from '../../fake-server/drafts.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, scans, sees, types, writeAtOnce } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Sales/Create invoice', tags: ['!autodocs'] } satisfies Meta;

const till = screenAt('/sale-invoice-management/create-invoice', {});

export const Full = till.full(inSequence(scans('CHG-30W'), scans('356109400395959'), sees('2 pieces')));
export const Empty = till.empty(sees('Scan the first item'));
export const Denied = till.denied();
export const Narrow = till.narrow(inSequence(scans('CHG-30W'), sees('1 piece')));

/** Opened from the details of a customer: the invoice has this customer and no unsaved changes. */
export const ForACustomer = screenAt('/sale-invoice-management/create-invoice', {
  query: { customer: knownIds.mia },
}).in(
  {},
  inSequence(
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

/** Types an unknown value into the customer field and adds a customer from it. */
const adds =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Customer' }), text);
    await userEvent.click(await canvas.findByRole('option', { name: `Add “${text}”` }));
    await expect(await canvas.findByRole('dialog', { name: 'New customer' })).toBeVisible();
  };
const hasSummary =
  (text: string): Play =>
  async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByDisplayValue(text)).toBeVisible());
  };

/** The typed text is a name: the phone number is entered next, Enter saves, and the customer that the server returns is set on the sale. */
export const CustomerAdded = till.in(
  { answers: [recordedAs(customers.create, `/customers/${knownIds.grace}`)] },
  inSequence(
    scans('CHG-30W'),
    adds('Zebediah Quint'),
    hasSummary('Zebediah'),
    hasSummary('Quint'),
    // Keys of a story are as fast as those of a scanner: Enter would complete a scanned code.
    types('Phone', '718 555 0199'),
    presses('Add customer'),
    hasSummary('Grace Lindqvist'),
    sees('1 piece'),
  ),
);

/** The phone number belongs to existing customers: they are offered instead. */
export const ExistingCustomer = till.in(
  {
    answers: [
      answer(customers.create, () => {
        throw problemAt('phones.0', 'customer.duplicate', {
          name: 'Mia Torres',
          value: '+17185550142',
          id: knownIds.mia,
        });
      }),
    ],
  },
  inSequence(
    adds('Zebediah'),
    types('Phone', '(718) 555-0142'),
    presses('Add customer'),
    sees('Mia Torres already has this phone or email', 'Add as a new customer anyway'),
    presses('Select Mia Torres'),
    hasSummary('Mia Torres'),
  ),
);

/** A customer requires a phone number or an e-mail address. The typed values remain. */
export const CustomerUnreachable = till.in(
  {},
  inSequence(
    adds('zeb@quint.test'),
    hasSummary('zeb@quint.test'),
    presses('Add customer'),
    hasSummary('zeb@quint.test'),
  ),
);

/** Without the right to add customers there is no button. */
export const CustomerNotAdded = till.in({ as: 'seller' }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Customer' }), 'Zebediah Quint');
  await expect(await canvas.findByText('No results found')).toBeVisible();
  await expect(canvas.queryByRole('option', { name: /^Add/ })).toBeNull();
});

export const CountedTwice = till.in(
  {},
  inSequence(scans('CHG-30W'), scans('CHG-30W'), sees('Now 2 × USB-C charger 30 W')),
);

export const NothingFound = till.in({}, inSequence(scans('000000'), sees('Nothing found for “000000”')));

/** An unknown barcode offers to add its product. Leaving the page asks for confirmation because of the unsaved lines. */
export const UnknownBarcode = till.in(
  {},
  inSequence(
    scans('CHG-30W'),
    scans('4006381333931'),
    sees('Nothing found for “4006381333931”'),
    presses('Add product', 'link'),
    sees('Leave Page?'),
  ),
);

export const UnknownBarcodeAdded = till.in(
  {},
  inSequence(scans('4006381333931'), presses('Add product', 'link'), sees('Product details', '4006381333931')),
);

const offersNothing: Play = async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Add product' })).toBeNull();
};

/** The IMEI of a unit is not a product barcode. */
export const UnknownImei = till.in(
  {},
  inSequence(scans('867530900000017'), sees('Nothing found for “867530900000017”'), offersNothing),
);

/** Without the right to add products there is no button. */
export const UnknownBarcodeNotAdded = till.in(
  { as: 'seller' },
  inSequence(scans('4006381333931'), sees('Nothing found for “4006381333931”'), offersNothing),
);

export const FoundByText = till.in({}, async (seen) => {
  await writeAtOnce(await seen.canvas.findByRole('combobox', { name: 'Scan or search' }), 'iphone');
  await sees('iPhone 15 128 GB', 'Clear case iPhone 15')(seen);
});

export const UnitRequired = till.in({}, inSequence(scans('IP15-128'), sees('Now scan the IMEI of iPhone 15 128 GB')));

/** A phone found by its name shows its units in stock, the oldest first. The chosen unit is put on the line. */
export const WhichUnit = till.in(
  {},
  inSequence(
    async ({ canvas, userEvent }) => {
      await writeAtOnce(await canvas.findByRole('combobox', { name: 'Scan or search' }), 'iphone 15 128');
      await userEvent.click(await canvas.findByRole('option', { name: /^iPhone 15 128 GB/ }));
      await expect(await canvas.findByRole('dialog', { name: 'Which one?' })).toBeVisible();
    },
    sees('Black · 128 GB', '…395959'),
    presses('Choose …395959'),
    sees('Black · 128 GB · IMEI 356109400395959'),
  ),
);

/** The last digits of an IMEI find one unit. */
export const LastDigits = till.in({}, inSequence(scans('395959'), sees('Black · 128 GB · IMEI 356109400395959')));

export const AlreadySold = till.in(
  {},
  inSequence(scans('356109400079199'), sees('This cannot be sold', /was already sold on INV-/, /Show INV-/)),
);

export const ScanUnanswered = till.in(
  { answers: [unreachable(findSellable)] },
  inSequence(scans('CHG-30W'), sees('No connection', 'The server cannot be reached. Please check the connection.')),
);

export const DraftNotSaved = till.in(
  { answers: [failing(invoices.create)] },
  inSequence(scans('CHG-30W'), presses('Save draft'), sees('The draft was not saved')),
);

export const SavingAsQuote = till.in(
  {},
  inSequence(scans('CHG-30W'), presses('Save as quote'), sees('Until when is the quote valid?', 'Save the quote')),
);

export const ConfirmsBeforeDiscarding = till.in(
  {},
  inSequence(scans('CHG-30W'), presses('Discard draft'), sees('Discard this draft?')),
);

export const LeavingUnsaved = till.in(
  {},
  inSequence(scans('CHG-30W'), presses('Dashboard', 'link'), sees('Leave Page?', 'Unsaved changes will be lost.')),
);

export const SoldByACashier = till.in({ as: 'cashier' }, inSequence(scans('CHG-30W'), sees('1 piece')));

const cart = {
  id: '01936c3a-7c00-70e0-8000-0000000000aa',
  version: null,
  customer: { id: knownIds.mia, name: 'Mia Torres', taxExempt: null },
  lines: [
    {
      id: '01936c3a-7c00-70e0-8000-0000000000ab',
      productId: knownIds.cable,
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

/** A price rule is shown with its name and the price of the tablet without it. */
export const OnSale = till.in({}, inSequence(scans('IPAD10-64'), sees('iPad week', '$349.00', '$314.10')));

/** The saved draft of a lost page is restored. Newly scanned lines are added below. */
export const Restored = till.in(
  before,
  inSequence(sees('Restored what you were typing at 12:02 PM.', '3 pieces'), scans('CHG-30W'), sees('4 pieces')),
);

export const RestoredAndDiscarded = till.in(
  before,
  inSequence(sees('3 pieces'), presses('Discard'), sees('Scan the first item')),
);
