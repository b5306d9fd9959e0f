import type { Meta } from '@storybook/react-vite';
import type { ApprovalAction } from '@tilldesk/domain/approvals';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { refunds, type Refundable } from '@tilldesk/domain/refunds';
import { expect, waitFor, within } from 'storybook/test';
import { answer, recordedAs, recordedWith, unreachable } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types, writeAtOnce } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Refunds/Refund', tags: ['!autodocs'] } satisfies Meta;

const of = (end: string) =>
  screenAt('/refund-management/refund-issue/refund-invoice', {
    query: { invoiceId: `01936c3a-7c00-70e0-8000-0000000000${end}` },
    requests: [refunds.refundable],
  });
const withoutReceipt = screenAt('/refund-management/refund-issue/refund-invoice', {});
/** INV-1036 of Mia Torres: an iPhone with its IMEI, a case and a charger, paid in cash. */
const phone = of('36');
/** INV-1045 with three cables and a card reader; $5 were refunded as goodwill. */
const cables = of('45');

/** The invoice with other values than the shop has. */
const differing = (change: (source: Refundable) => Partial<Refundable>) =>
  recordedWith(refunds.refundable, (source) => ({ ...source, ...change(source) }));
/** Sold under a policy. */
const underPolicy = (returnBy: string, isLate: boolean) =>
  differing(({ invoice }) => ({ invoice: { ...invoice, returnBy, isLate, restockingFeeRate: '0.1' } }));
const needsApproval = (action: ApprovalAction) =>
  answer(refunds.create, () => {
    throw new Problem('approval.needed', { action });
  });

const activation = {
  id: '01936c3a-7c00-70fa-8000-000000000011',
  carrier: 'Northtel',
  plan: 'Unlimited 50',
  phone: '3055550142',
  status: 'active',
} as const;

const scans =
  (code: string, name = 'Scan returned items'): Play =>
  async ({ canvas }) =>
    writeAtOnce(await canvas.findByLabelText(name), `${code}{Enter}`);

const ticks =
  (name: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name }));
  };

/** Chooses an option in a select of the named line. */
const chooses =
  (line: RegExp, select: RegExp, option: string): Play =>
  async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: line }));
    await userEvent.click(group.getByRole('combobox', { name: select }));
    await userEvent.click(await canvas.findByRole('option', { name: option }));
  };

const inDialog =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };

const refundsIt = inSequence(presses(/^Refund F9/), inDialog('Refund'));

export const Full = phone.full(sees('Mia Torres', 'Scan returned items', 'New goods in exchange', 'Nothing to pay'));
export const Loading = phone.loading();
export const Failed = phone.failed();
export const Denied = phone.denied();
export const WithoutAReceiptDenied = withoutReceipt.denied();
export const Spanish = phone.spanish(inSequence(ticks(/^iPhone 15/), sees('El cliente recibe', 'Por inspeccionar')));
export const Narrow = phone.narrow(inSequence(ticks(/^iPhone 15/), sees('To be inspected')));

/** The scanner alone ticks the returned item. The refund uses the original payment method. */
export const ScansAPhone = phone.in(
  {},
  inSequence(
    scans('356109400237573'),
    sees('356109400237573 added to the return', 'To be inspected'),
    chooses(/^iPhone 15/, /^Reason/, 'Defective'),
    presses(/^Refund F9/),
    sees('Customer gets'),
  ),
);

/** What the customer gets, the receipt and the next steps. */
export const Made = of('47').in(
  { answers: [recordedAs(refunds.create, `/refunds/${knownIds.refund}`)] },
  inSequence(
    ticks(/^Tempered glass/),
    chooses(/^Tempered glass/, /^Reason/, 'Damaged'),
    types('Terminal reference', 'A-1'),
    refundsIt,
    sees('Customer gets', /^Cash \$/, 'Back to INV-1047', 'Show the refund'),
  ),
);

export const MismatchedIMEI = phone.in(
  {},
  inSequence(scans('356109400079199'), sees('356109400079199 is not on this invoice.')),
);

/** The missing value is shown at its field, which gets the focus. */
export const LacksAReason = phone.in(
  {},
  inSequence(
    presses(/^Refund F9/),
    sees('Select or scan a returned item first.'),
    ticks(/^Clear case/),
    presses(/^Refund F9/),
    sees('This field is required.'),
  ),
);

/** The restocking fee of the policy applies to a change of mind, not to a defect. */
export const FeeOfThePolicy = phone.in(
  { answers: [underPolicy('2026-03-25', false)] },
  inSequence(
    sees('Items can be returned until Mar 25, 2026.'),
    ticks(/^iPhone 15/),
    sees(/^Fee of the policy: \$\d+\.\d\d\.$/),
    types('Restocking fee', '5'),
    presses(/^Refund F9/),
    sees('Reason for the lower fee', 'This field is required.'),
    chooses(/^iPhone 15/, /^Reason/, 'Defective'),
    async ({ canvas }) => {
      await waitFor(() => expect(canvas.queryByLabelText(/^Reason for the lower fee/)).toBeNull());
    },
  ),
);

/** After the last day for returns: an approval is requested. */
export const TooLate = phone.in(
  { as: 'seller', answers: [underPolicy('2026-03-01', true), needsApproval('refund.late')] },
  inSequence(
    sees('The return period of this invoice ended on Mar 1, 2026. Accepting the return needs an approval.'),
    ticks(/^iPhone 15/),
    chooses(/^iPhone 15/, /^Reason/, 'Defective'),
    refundsIt,
    sees(/after its last day to return\.$/),
  ),
);

/** A phone that was activated with its sale: the refund says what becomes of the activation. */
export const Activated = phone.in(
  {
    answers: [
      differing(({ lines }) => ({
        lines: lines.map((line) => (line.unitId === null ? line : { ...line, activation })),
      })),
    ],
  },
  inSequence(
    ticks(/^iPhone 15/),
    chooses(/^iPhone 15/, /^Reason/, 'Defective'),
    presses(/^Refund F9/),
    sees('Northtel · Unlimited 50', 'This field is required.'),
    chooses(/^iPhone 15/, /^Activation/, 'Commission charged back by the carrier'),
    sees('Ended on'),
  ),
);

/** Some of three pieces. A fee that is too high is an error. */
export const SomePieces = cables.in(
  {},
  inSequence(
    scans('CBL-CL-1M'),
    scans('CBL-CL-1M'),
    sees('2 × USB-C to Lightning cable 1 m added to the return', /3 of 3 can still be returned/),
    types('Restocking fee', '99'),
    chooses(/^USB-C/, /^Reason/, 'Changed their mind'),
    presses(/^Refund F9/),
    sees('The fee is higher than the price of the items.'),
  ),
);

export const PartOfThePrice = cables.in(
  {},
  inSequence(
    ticks(/^USB-C to Lightning/),
    presses('Part of the price'),
    types('Amount before tax', '10'),
    chooses(/^USB-C/, /^Reason/, 'Price'),
    sees('$10.83'),
  ),
);

export const Goodwill = cables.in(
  {},
  inSequence(
    presses('Goodwill'),
    types('Goodwill before tax', '500'),
    presses(/^Give goodwill F9/),
    sees('That is more than can still be refunded.'),
  ),
);

/** The customer chooses a more expensive item and pays the difference. */
export const Exchanges = cables.in(
  {},
  inSequence(
    ticks(/^USB-C to Lightning/),
    chooses(/^USB-C/, /^Reason/, 'Wrong item'),
    scans('CASE-IP14-LTH', 'Scan or search new goods'),
    scans('CASE-IP14-LTH', 'Scan or search new goods'),
    sees('Customer pays', 'Tax on new goods'),
    presses(/^Exchange F9/),
    sees(/^The customer pays/),
  ),
);

/** Store credit requires a customer. Parts must add up. */
export const PaidOtherwise = of('43').in(
  {},
  inSequence(
    ticks(/^Leather case/),
    chooses(/^Leather case/, /^Reason/, 'Damaged'),
    chooses(/^Cash/, /^Payment method/, 'Store credit'),
    types('Amount', '5'),
    presses(/^Refund F9/),
    sees('Store credit needs a customer.', /^The parts do not add up to \$/),
  ),
);

/** A cashier requests an approval in the dialog. */
export const NeedsApproval = phone.in(
  { as: 'seller', answers: [needsApproval('refund.otherTender')] },
  inSequence(
    ticks(/^Clear case/),
    chooses(/^Clear case/, /^Reason/, 'Damaged'),
    chooses(/^Cash/, /^Payment method/, 'Check'),
    types('Check number', '1007'),
    sees('More than was paid by Check. This needs an approval.'),
    refundsIt,
    sees(/by another method than it was paid\.$/),
  ),
);

export const Unanswered = phone.in(
  { answers: [unreachable(refunds.create)] },
  inSequence(
    ticks(/^Clear case/),
    chooses(/^Clear case/, /^Reason/, 'Damaged'),
    refundsIt,
    sees('No answer from the server', 'You can safely try again: the refund is only made once.'),
  ),
);

/** The line was refunded elsewhere while this form was open: nothing is posted, and the line shows its current state. */
export const RefundedMeanwhile = phone.in(
  {
    answers: [
      answer(refunds.create, () => {
        throw problemAt('lines.0.quantity', 'refund.tooMany', { left: 0, product: 'Clear case' });
      }),
    ],
  },
  inSequence(
    ticks(/^Clear case/),
    chooses(/^Clear case/, /^Reason/, 'Damaged'),
    refundsIt,
    sees('The refund was not made', 'Only 0 of Clear case can still be refunded.'),
  ),
);

/** The part paid with a device is refunded as store credit, which the form explains. */
export const PaidWithADevice = phone.in(
  {
    answers: [
      differing(({ tenders }) => ({ tenders: tenders.map((paid) => ({ ...paid, kind: 'tradeIn' as const })) })),
    ],
  },
  inSequence(
    ticks(/^Clear case/),
    sees(/was paid with goods and is refunded as store credit\. Another method needs an approval\.$/),
    sees('Store credit'),
  ),
);

/** Without a receipt the returned item is searched for and refunded as store credit. */
export const WithoutAReceipt = withoutReceipt.in(
  {},
  inSequence(
    scans('CHG-30W'),
    sees('USB-C charger 30 W added to the return', '$22.99', 'Store credit'),
    chooses(/^USB-C charger/, /^Reason/, 'Changed their mind'),
    presses(/^Refund without a receipt F9/),
    sees('Store credit needs a customer.'),
  ),
);

/** A phone sold in this store has an invoice. */
export const SoldInThisStore = withoutReceipt.in(
  {},
  inSequence(scans('356109400237573'), sees('356109400237573 was sold on INV-1036.', 'Refund INV-1036')),
);

export const LeavingUnsaved = phone.in(
  {},
  inSequence(ticks(/^Clear case/), presses('Dashboard', 'link'), sees('Leave Page?', 'Unsaved changes will be lost.')),
);

/** Another store of the business sold it: the store is named, and its invoice opens there only. */
export const OfAnotherStore = phone.in(
  { answers: [differing(({ invoice }) => ({ invoice: { ...invoice, store: 'Dock Road' } }))] },
  async (seen) => {
    await sees('INV-1036, sold at Dock Road')(seen);
    await expect(seen.canvas.queryByRole('link', { name: 'INV-1036' })).toBeNull();
  },
);
