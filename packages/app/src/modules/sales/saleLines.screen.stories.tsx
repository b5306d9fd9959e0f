import type { Meta } from '@storybook/react-vite';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Answer } from '@tilldesk/domain/contract';
import { findSellable, invoices, pricesNow } from '@tilldesk/domain/sales';
import { expect } from 'storybook/test';
import { answer, recordedAs, recordedWith } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, scans, sees, types, writeAtOnce } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Sales/Lines of a sale', tags: ['!autodocs'] } satisfies Meta;

const till = screenAt('/sale-invoice-management/create-invoice', {});
const forMia = screenAt('/sale-invoice-management/create-invoice', {
  query: { customer: knownIds.mia },
});
const saleOnHold = screenAt('/sale-invoice-management/invoice-edit/:invoiceId', {
  with: { invoiceId: knownIds.draft },
});
const checkout = screenAt('/sale-invoice-management/invoice-checkout/:invoiceId', {
  with: { invoiceId: knownIds.draft },
});
const draftPath = `/invoices/${knownIds.draft}`;
const details = screenAt('/sale-invoice-management/invoice-details/:invoiceId', {
  with: { invoiceId: knownIds.sale },
});

const chooses =
  (field: RegExp, name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: field }));
    await userEvent.click(await canvas.findByRole('option', { name }));
  };
const charge = (amount: string) =>
  inSequence(presses('Shipping'), types('Amount', amount), presses('Add'), sees('Shipping'));

/** A charge requires an amount. It is listed below the items and does not count as a piece. */
export const Charged = till.in(
  {},
  inSequence(
    scans('CHG-30W'),
    presses('Add a fee or shipping'),
    presses('Add'),
    sees('This field is required.'),
    charge('12.50'),
    sees('$12.50', '1 piece'),
  ),
);

export const ChargedInSpanish = till.spanish(
  inSequence(presses('Añadir un cargo o envío'), sees(/^Cobrar el impuesto del 8/)),
);

export const ChargedNarrow = till.narrow(
  inSequence(presses('Add a fee or shipping'), charge('9.99'), sees('0 pieces')),
);

export const WithoutTax = forMia.in(
  {},
  inSequence(
    scans('CHG-30W'),
    presses('Sell without tax'),
    presses('Remove tax'),
    sees('This field is required.'),
    types('Reason', 'School'),
    types('Certificate number', 'TX-77'),
    presses('Remove tax'),
    sees('No tax', 'School, certificate TX-77', '$0.00'),
  ),
);

export const WithoutTaxNeedsACustomer = till.in(
  {},
  inSequence(presses('Sell without tax'), sees(/^Choose a customer first/)),
);

export const SoldBySomebodyElse = till.in(
  {},
  inSequence(
    scans('CHG-30W'),
    presses('Details of USB-C charger 30 W'),
    chooses(/^Sold by/, 'Noah Klein'),
    presses('Damaged or worn'),
    presses('Done'),
    sees('Sold by Noah Klein · Damaged or worn'),
  ),
);

/** The shop of the stories has one store only. */
const elsewhere = [
  { storeName: 'Bay Street', onHand: 8 },
  { storeName: 'Mall', onHand: 0 },
];

export const FoundElsewhere = till.in(
  {
    answers: [
      recordedWith(findSellable, ({ exact, items }) => ({
        exact,
        items: items.map((item) => ({ ...item, elsewhere })),
      })),
    ],
  },
  async (seen) => {
    await writeAtOnce(await seen.canvas.findByRole('combobox', { name: 'Scan or search' }), 'iphone 15');
    await sees(/iPhone 15 128 GB/, /· Bay Street 8, Mall 0$/)(seen);
  },
);

/** With F8 and Enter only. */
export const Resumed = till.in({}, async (seen) => {
  await sees('Scan the first item')(seen);
  await seen.userEvent.keyboard('{F8}');
  await expect(await seen.canvas.findByRole('link', { name: /^Mia Torres/ })).toHaveFocus();
  await seen.userEvent.keyboard('{Enter}');
  await sees('4 pieces', 'Draft saved')(seen);
});

export const NothingOnHold = till.in({ shop: 'new' }, inSequence(presses(/^On hold/), sees('No drafts on hold')));

/** The price of the phone on the draft's first line, of those that the server returns. */
const phonePrice = (change: (price: PriceNow) => PriceNow[]) => ({
  answers: [
    recordedWith(pricesNow, ({ prices }) => ({
      prices: prices.flatMap((price, index) => (index === 0 ? change(price) : price)),
    })),
  ],
});
type PriceNow = Answer<typeof pricesNow>['prices'][number];

/** The draft retains its prices. One click applies today's prices. */
export const RepricedOnHold = saleOnHold.in(
  phonePrice((price) => [{ ...price, price: 64_900 }]),
  inSequence(
    sees('Other prices than today’s', /iPhone 15 128 GB: \$\d+\.\d\d here, \$649\.00 today/),
    presses('Use today’s prices'),
    sees('Draft with unsaved changes'),
  ),
);

export const SavedOnHold = saleOnHold.in(
  phonePrice(() => []),
  inSequence(sees('No longer sold'), presses('Remove these lines'), sees('3 pieces')),
);

/** The customer was merged while the draft was open at the till: the draft now belongs to the other customer. */
export const MergedOnHold = saleOnHold.in(
  {
    answers: [
      recordedAs(invoices.change, draftPath, (draft) => ({
        ...draft,
        customerId: knownIds.grace,
        customerName: 'Grace Lindqvist',
        version: draft.version + 1,
      })),
    ],
  },
  inSequence(scans('CASE-IP15-CLR'), presses('Save draft'), async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Grace Lindqvist')).toBeVisible();
  }),
);

const pays = inSequence(types('Cash received', '900'), presses('Add'), presses(/^Complete sale/));

/** The server requires a reason. It is saved on the line, and the sale is sent again. */
export const ReasonRequired = checkout.in(
  {
    answers: [
      answer(invoices.checkout, ({ body }) => {
        if (body.version !== 1) throw new Problem('invoice.empty');
        throw problemAt('lines.0.discountReason', 'invoice.reasonMissing', { product: 'iPhone 15 128 GB' });
      }),
      recordedAs(invoices.change, draftPath, (draft) => ({ ...draft, version: draft.version + 1 })),
    ],
  },
  inSequence(
    pays,
    sees('Please enter why iPhone 15 128 GB is sold at this price.'),
    presses('Continue sale'),
    sees('This field is required.'),
    presses('Goodwill'),
    presses('Continue sale'),
    sees('An invoice needs at least one line.'),
  ),
);

const untaxed = recordedWith(invoices.one, (row) => {
  const exemption = { by: 'sale' as const, reason: 'School', certificate: 'TX-77', tax: row.tax };
  const lines = row.lines.map((line) => ({ ...line, tax: 0, total: line.net, taxRate: '0' }));
  return { ...row, exemption, lines, tax: 0, total: row.net, due: row.status === 'draft' ? row.net : 0 };
});

export const TaxNeedsApproval = checkout.in(
  {
    answers: [
      untaxed,
      answer(invoices.checkout, () => {
        throw new Problem('approval.needed', { action: 'invoice.taxExempt' });
      }),
    ],
  },
  inSequence(pays, sees(/^Sell to Mia Torres without \$[\d.]+ of tax: School, certificate TX-77$/)),
);

/** A sale without tax with one line of another salesperson, which is then corrected. */
export const SoldSo = details.in(
  { answers: [untaxed] },
  inSequence(sees(/^Tax \(\$[\d.]+ not charged\)$/, 'School, TX-77')),
);

const refuses = answer(invoices.check, ({ body: { draft } }) => ({
  refusals: draft.lines.map(({ id }) => ({ lineId: id, code: 'invoice.discountOverStore', params: { percent: 10 } })),
  reasons: [],
  lines: [],
  approvals: [],
}));
const needsReason = answer(invoices.check, () => ({
  refusals: [],
  reasons: [{ lineId: null, field: 'invoiceDiscountReason' as const }],
  lines: [],
  approvals: [],
}));

/** The store forbids the price: that is said at its line, and the checkout stays shut. */
export const PriceRefused = till.in(
  { answers: [refuses] },
  inSequence(
    scans('CHG-30W'),
    types('Unit price of USB-C charger 30 W', '9.99'),
    sees('This store gives at most 10 % off the offered price.'),
    presses(/^Go to checkout/),
    sees('Create Invoice', 'This store gives at most 10 % off the offered price.'),
  ),
);

/** The store asks why for every discount, the one on the whole sale included. */
export const DiscountUnexplained = till.in(
  { answers: [needsReason] },
  inSequence(scans('CHG-30W'), types('Discount on the whole', '2'), sees('Needs a reason')),
);
