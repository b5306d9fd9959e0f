import type { Meta } from '@storybook/react-vite';
import { invoices } from '@tilldesk/domain/sales';
import { Problem } from '@tilldesk/domain/problems';
import { tradeIns, type TradeIn } from '@tilldesk/domain/tradeIns';
import { expect, screen } from 'storybook/test';
import { answer, failing, storedList, type FakeAnswer } from '../../../fake-server/answer.ts';
import { knownIds } from '../../../fake-server/knownIds.ts';
import { screenAt } from '../../../fake-server/screenAt.tsx';
import { inSequence, presses, scans, sees, types } from '../../../fake-server/sees.ts';
import type { Play } from '../../../fake-server/storyOf.ts';

export default { title: 'Screens/Sales/Trade-ins', tags: ['!autodocs'] } satisfies Meta;

/** A phone that Mia Torres trades in for her draft and that the store has never had. */
const offer: TradeIn = {
  id: '01936c3a-7c00-7190-8000-000000000001',
  invoiceId: knownIds.draft,
  number: null,
  status: 'offered',
  customerId: knownIds.mia,
  customerName: 'Mia Torres',
  productId: knownIds.phone,
  productName: 'iPhone 15 128 GB',
  unitId: null,
  deviceId: null,
  code: '356938035643809',
  grade: 'B',
  color: 'Black',
  storage: '128 GB',
  batteryHealth: 88,
  lockStatus: 'unlocked',
  notes: null,
  document: { kind: 'passport', number: 'X12345678', expires: '2030-01-01', isMasked: false },
  blacklist: 'clear',
  blacklistReference: 'CM-1',
  offer: 12_000,
  payout: 'cash',
  currency: 'USD',
  paidOut: null,
  by: 'Dana Reyes',
  createdAt: '2026-03-14T16:20:00.000Z',
  acceptedAt: null,
  version: 1,
};

/** The trade-ins of a sale; one that is offered is shown with the values of `offer`. */
const tradeInsOf = (initial: readonly TradeIn[]): FakeAnswer[] => {
  const list = storedList(initial);
  return [
    answer(tradeIns.list, (_, fakeServer) => list.read(fakeServer)),
    answer(tradeIns.offer, ({ body }, fakeServer) => {
      const offered = { ...offer, id: body.id, invoiceId: body.invoiceId };
      list.write(fakeServer, [offered]);
      return offered;
    }),
    answer(tradeIns.discard, (_, fakeServer) => {
      list.write(fakeServer, []);
      return { ...offer, status: 'discarded' as const };
    }),
    answer(tradeIns.accept, () => bought),
    answer(tradeIns.void, () => ({ ...bought, status: 'voided' as const, version: 3 })),
  ];
};
const bought: TradeIn = {
  ...offer,
  invoiceId: null,
  number: 'TI-1001',
  status: 'accepted',
  paidOut: 12_000,
  acceptedAt: '2026-03-14T16:40:00.000Z',
  version: 2,
};
const offers = (more: Partial<TradeIn> = {}) => ({ answers: tradeInsOf([{ ...offer, ...more }]) });

const none = { fakeServer: { answers: tradeInsOf([]) } };
const ofDraft = { ...none, with: { invoiceId: knownIds.draft }, requests: [invoices.one] };
const till = screenAt('/sale-invoice-management/create-invoice', none);
const draft = screenAt('/sale-invoice-management/invoice-edit/:invoiceId', ofDraft);
const checkout = screenAt('/sale-invoice-management/invoice-checkout/:invoiceId', ofDraft);

const opens = presses(/^Trade-in/);
const chooses =
  (label: string, option: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: new RegExp(`^${label}`) }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
const ticks =
  (name: string | RegExp, role: 'checkbox' | 'radio' = 'checkbox'): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(role, { name }));
  };
const offersFor = (amount: string): Play =>
  inSequence(
    presses(/^Trade-in/),
    types('IMEI or serial number', '356109400079199'),
    sees(/^You sold this device on INV-/),
    chooses('Grade', 'B · light signs of use'),
    ticks('Clear', 'radio'),
    ticks(/^Signed out of all accounts/),
    types('Number', 'X12345678'),
    async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /^Offer/ }), amount);
    },
    ticks('The seller signed the agreement'),
    presses('Add trade-in'),
  );

/** The trade-in is listed below the lines as a negative amount, with the amount that is left to pay. */
export const Full = draft.in(offers(), sees('Trade-ins', '-$120.00', 'To pay after trade-in'));
export const Unanswered = draft.in(
  { answers: [failing(tradeIns.list)] },
  sees('The trade-ins of this sale could not be loaded.'),
);

export const Removed = draft.in(
  offers(),
  inSequence(presses(/^Remove trade-in/), async ({ canvas }) => {
    await expect(await canvas.findByText('Trade-in removed')).toBeVisible();
  }),
);

/** Every missing value is shown at its field. */
export const NothingEntered = till.in(
  {},
  inSequence(opens, presses('Add trade-in'), sees('Trade in a device', /required/i)),
);

export const InStock = till.in(
  {},
  inSequence(opens, types('IMEI or serial number', '356109400395959'), sees(/^This device is already in your stock/)),
);

export const WrongCheckDigit = till.in(
  {},
  inSequence(
    opens,
    types('IMEI or serial number', '356938035643800'),
    sees('The check digit does not match.', 'I checked the code: it matches the device'),
  ),
);

export const CheckDigitMissing = till.in(
  {},
  inSequence(
    opens,
    types('IMEI or serial number', '86753090000001'),
    presses('Use 867530900000017'),
    sees('This device has no history in your store.'),
  ),
);

export const Offered = draft.in({}, inSequence(offersFor('120'), sees('-$120.00')));
/** An offer above the shop's own price requires an approval in the dialog. */
export const AbovePrice = draft.in(
  {
    as: 'cashier',
    answers: [
      answer(tradeIns.offer, () => {
        throw new Problem('approval.needed', { action: 'tradeIn.offer' });
      }),
    ],
  },
  inSequence(offersFor('900'), sees(/^Offer \$900.00 for/)),
);

export const Spanish = till.spanish(
  inSequence(presses(/^Equipo a cuenta/), sees('Recibir un equipo a cuenta', 'Vendedor')),
);
export const Narrow = till.narrow(inSequence(scans('CHG-30W'), opens, sees('Trade in a device')));

export const Agreement = draft.in(
  offers(),
  inSequence(presses(/^Print the agreement/), sees('Trade-in agreement', '356938035643809', /Signature of the seller/)),
);

/** Trade-ins pay first; the rest is paid as usual. */
export const PaysInPart = checkout.in(
  offers(),
  inSequence(sees('Ref. 356938035643809'), types('Cash received', '800'), presses('Add'), async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Complete sale/ })).toBeEnabled();
  }),
);
export const PaysAll = checkout.in(
  offers({ offer: 85_000, payout: 'storeCredit' }),
  sees('Paid in full', 'Paid out as store credit'),
);

/** Without a sale the whole offer is paid out. A mistaken purchase can be reversed. */
export const BoughtAlone = till.in(
  offers(),
  inSequence(
    presses('Buy without a sale'),
    sees('Buy this device without a sale?'),
    presses('Buy the device'),
    sees('TI-1001: the device was bought'),
    presses('Reverse'),
    types('Reason', 'Not theirs'),
    presses('Reverse purchase'),
    async ({ canvas }) => {
      await expect(await canvas.findByText('TI-1001 was reversed')).toBeVisible();
    },
  ),
);

/** INV-1052, with a phone that was traded in. */
export const OnTheInvoice = screenAt('/sale-invoice-management/invoice-details/:invoiceId', {
  with: { invoiceId: knownIds.sale },
}).in(offers({ invoiceId: knownIds.sale }), sees('Trade-ins', '$120.00', /Passport X12345678/));
