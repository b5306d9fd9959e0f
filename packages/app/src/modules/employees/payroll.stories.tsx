import type { Meta } from '@storybook/react-vite';
import { employees, payroll, type PayrollPayment } from '@tilldesk/domain/employees';
import { problemAt } from '@tilldesk/domain/problems';
import { expect, screen, within } from 'storybook/test';
import { answer, failing } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Employees/Payroll', tags: ['!autodocs'] } satisfies Meta;

const details = screenAt('/employee-management/employee-details/:employeeId', {
  fakeServer: { as: 'administrator' },
  with: { employeeId: knownIds.lockedPerson },
  requests: [employees.one],
  named: 'Noah Klein',
});

const pressesInDrawer =
  (name: string): Play =>
  async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'PR-1007, Noah Klein' }));
    await userEvent.click(await drawer.findByRole('button', { name }));
  };

const payment: PayrollPayment = {
  id: '00000000-0000-4000-8000-000000000091',
  version: 1,
  number: 'PR-1007',
  userId: knownIds.lockedPerson,
  employeeName: 'Noah Klein',
  status: 'draft',
  from: '2026-03-01',
  to: '2026-03-07',
  hours: { regular: 2_400, overtime: 90, doubleTime: 0, paidBreak: 30, unpaidBreak: 120 },
  lines: [
    { kind: 'regular', label: null, minutes: 2_400, days: null, rate: 1_650, from: null, to: null, amount: 66_000 },
    { kind: 'overtime', label: null, minutes: 90, days: null, rate: 1_650, from: null, to: null, amount: 3_713 },
    {
      kind: 'commission',
      label: null,
      minutes: null,
      days: null,
      rate: null,
      from: '2026-02-01',
      to: '2026-02-28',
      amount: 4_321,
    },
    { kind: 'deduction', label: 'Uniform', minutes: null, days: null, rate: null, from: null, to: null, amount: 1_500 },
  ],
  gross: 69_713,
  commission: 4_321,
  bonus: 0,
  deductions: 1_500,
  net: 72_534,
  createdBy: 'Dana Reyes',
  createdAt: '2026-03-09T15:00:00.000Z',
  approvedBy: null,
  approvedAt: null,
  tender: null,
  reference: null,
  paidBy: null,
  paidAt: null,
  voidedBy: null,
  reason: null,
};
const payments = (...items: PayrollPayment[]) => [
  answer(payroll.list, () => ({ items })),
  answer(payroll.one, () => items[0]!),
];
const approvedPayment: PayrollPayment = {
  ...payment,
  status: 'approved',
  approvedBy: 'Dana Reyes',
  approvedAt: payment.createdAt,
};

/** The draft of a payment with its lines, and its approval. */
export const PayrollDraft = details.in(
  { answers: payments(payment) },
  inSequence(
    presses(/^PR-1007/, 'link'),
    sees('Overtime', '40:00 h · $16.50 per hour', '1:30 h · $16.50 per hour', 'Deduction: Uniform', '$725.34'),
    pressesInDrawer('Approve'),
    async () => expect(await screen.findByRole('alertdialog', { name: 'Approve PR-1007?' })).toBeVisible(),
  ),
);

/** Cash of a payment must be in the drawer: the server's error is shown at the tender. */
export const PayrollPaidFromDrawer = details.in(
  {
    answers: [
      ...payments(approvedPayment),
      answer(payroll.pay, () => {
        throw problemAt('tender', 'drawer.short');
      }),
    ],
  },
  inSequence(presses(/^PR-1007/, 'link'), pressesInDrawer('Pay'), async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay PR-1007' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Paid by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cash' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay' }));
    await expect((await dialog.findAllByText(/drawer/)).length).toBeGreaterThan(1);
  }),
);

export const PayStub = details.in(
  { answers: payments(approvedPayment) },
  inSequence(presses(/^PR-1007/, 'link'), pressesInDrawer('Print'), async () => {
    const sheet = within(await screen.findByRole('article', { name: 'Pay stub PR-1007' }));
    await expect(sheet.getByText('Net pay')).toBeVisible();
  }),
);

/** A new payment shows what was earned in the days; a deduction needs a name and an amount. */
export const NewPayment = details.in(
  {
    answers: [
      ...payments(),
      answer(payroll.preview, () => ({ ...payment, lines: payment.lines.slice(0, 2), net: 69_713 })),
    ],
  },
  inSequence(sees('No payments yet.'), presses('New payment'), async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New payment for Noah Klein' }));
    await expect(await dialog.findByText('Earned in these days: $697.13')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Deduction' }));
    await userEvent.click(dialog.getByRole('button', { name: 'New payment' }));
    await expect(await dialog.findByText('Enter a name and an amount in each line.')).toBeVisible();
  }),
);

export const PayrollFailed = details.in(
  { answers: [failing(payroll.list)] },
  sees('The payroll payments could not be loaded.'),
);
