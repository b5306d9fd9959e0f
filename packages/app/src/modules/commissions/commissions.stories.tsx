import type { Meta } from '@storybook/react-vite';
import {
  commissionEarnings,
  commissionRuleDefaults,
  commissionRules,
  type CommissionPeriod,
  type CommissionRule,
  type ExplainedEntry,
  type PersonEarnings,
} from '@tilldesk/domain/commissions';
import { paginate } from '@tilldesk/domain/contract';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { products } from '@tilldesk/domain/products';
import { within } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import type { Play } from '../../fake-server/storyOf.ts';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Commissions', tags: ['!autodocs'] } satisfies Meta;

/** Opens the row of a table with a text. */
const opens =
  (text: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByText(text));

/** Presses the button of a dialog. */
const confirms =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };

const id = (n: number) => `01936c3a-7c00-70aa-8000-00000000010${n}`;
const march: CommissionPeriod = { from: '2026-03-01', to: '2026-03-31', closedAt: null, closedBy: null, ended: false };
const february: CommissionPeriod = {
  from: '2026-02-01',
  to: '2026-02-28',
  closedAt: '2026-03-02T15:00:00.000Z',
  closedBy: 'Maya Chen',
  ended: true,
};
const earned = (n: number, name: string, more: Partial<PersonEarnings> = {}): PersonEarnings => ({
  userId: id(n),
  name,
  earned: 41_250,
  splits: 0,
  spiffs: 1_500,
  chargebacks: -2_400,
  adjustments: 0,
  total: 40_350,
  settlement: null,
  ...more,
});
const people = [earned(1, 'Ana Ruiz'), earned(2, 'Noah Klein', { splits: 4_125, adjustments: -500, total: 43_975 })];
const settled = (status: 'draft' | 'approved') => (one: PersonEarnings) => ({
  ...one,
  settlement: {
    id: one.userId,
    version: 1,
    from: february.from,
    to: february.to,
    userId: one.userId,
    total: one.total,
    status,
    approvedAt: status === 'draft' ? null : '2026-03-03T15:00:00.000Z',
    paidAt: null,
    reason: null,
  },
});
const entry = (place: string, more: Partial<ExplainedEntry>): ExplainedEntry => ({
  place,
  kind: 'earn',
  day: '2026-03-05',
  amount: 7_191,
  rule: { id: id(5), name: 'All sales', version: 2 },
  invoice: { id: id(6), number: 'INV-1042' },
  line: 'Phone X',
  seller: null,
  base: 'net',
  baseAmount: 79_900,
  value: 1_000,
  share: 9_000,
  isCapped: false,
  causes: [],
  reason: null,
  by: null,
  ...more,
});
const entries = [
  entry('5', {
    kind: 'adjustment',
    amount: -500,
    rule: null,
    invoice: null,
    line: null,
    base: null,
    baseAmount: null,
    value: null,
    share: null,
    reason: 'Broken glass',
    by: 'Maya Chen',
  }),
  entry('4', { kind: 'chargeback', amount: -2_400, baseAmount: -24_000, share: 10_000, causes: ['refund'] }),
  entry('3', { kind: 'split', amount: 799, share: 1_000, seller: 'Ana Ruiz' }),
  entry('2', { base: 'margin', baseAmount: null, value: null, amount: 299, share: 10_000 }),
  entry('1', {}),
];
const periods = answer(commissionEarnings.periods, () => ({ items: [march, february] }));
const list = (period: CommissionPeriod, items: PersonEarnings[]) =>
  answer(commissionEarnings.list, () => ({ ...period, items }));
const common = [
  periods,
  answer(commissionEarnings.entries, () => ({ items: entries, pagination: paginate(1, 25, entries.length) })),
];

const screen = screenAt('/employee-management/commissions', {
  requests: [commissionEarnings.list],
  fakeServer: { answers: [...common, list(march, people)] },
});

export const Open = screen.full(sees('Ana Ruiz', '$403.50', 'Noah Klein', 'Open'));
export const Entries = screen.full(
  inSequence(
    opens('Noah Klein'),
    sees(
      /10% of \$799\.00 net by the rule All sales; the share of the salesperson is 90%\./,
      /Refund: 10% of -\$240\.00 net by the rule All sales\./,
      /10% of \$799\.00 net by the rule All sales; share of 10%, sold by Ana Ruiz\./,
      /a share of the margin by the rule All sales\./,
      /Adjusted by Maya Chen: Broken glass/,
    ),
  ),
);
export const ReadyToClose = screen.in(
  { answers: [list({ ...march, ended: true }, people)] },
  inSequence(presses('Close period'), sees('Close Mar 1, 2026 to Mar 31, 2026?')),
);
export const CloseRejected = screen.in(
  {
    answers: [
      list({ ...march, ended: true }, people),
      answer(commissionEarnings.close, () => {
        throw problemAt('from', 'commissionPeriod.closed', { day: '2026-03-31' });
      }),
    ],
  },
  inSequence(presses('Close period'), confirms('Close period'), sees(/Commissions are closed through/)),
);
export const Closed = screen.in(
  { answers: [list(february, people.map(settled('draft')))] },
  sees(/Closed by Maya Chen/, 'Draft', 'Approve'),
);
export const Approved = screen.in({ answers: [list(february, people.map(settled('approved')))] }, sees('Approved'));
export const ApproveRejected = screen.in(
  {
    answers: [
      list(february, people.slice(0, 1).map(settled('draft'))),
      answer(commissionEarnings.approve, () => {
        throw new Problem('settlement.wrongStatus');
      }),
    ],
  },
  inSequence(presses('Approve'), confirms('Approve'), sees('The status of this settlement does not allow this.')),
);
export const Adjust = screen.in(
  { answers: [list(march, people.slice(0, 1))] },
  inSequence(presses('Adjust'), sees('Adjust the commission of Ana Ruiz', 'Take away')),
);
export const NoEarnings = screen.in(
  { answers: [list(march, [])] },
  sees('Nobody has earned a commission in this period'),
);
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();
export const Spanish = screen.spanish(sees('Ventas propias', 'Incentivos'));
export const Narrow = screen.narrow(sees('Ana Ruiz'));

const saved = { version: 1, createdAt: '2026-03-02T15:00:00.000Z', updatedAt: '2026-03-02T15:00:00.000Z' };
const rule: CommissionRule = {
  ...commissionRuleDefaults,
  ...saved,
  id: id(5),
  name: 'All sales',
  from: '2026-01-01',
  rate: 1_000,
};
const tiered: CommissionRule = {
  ...rule,
  id: id(7),
  name: 'Margin in tiers',
  base: 'margin',
  rate: null,
  tiers: [
    { from: 0, to: 500_000, value: 500 },
    { from: 500_000, to: null, value: 800 },
  ],
};
const choices = answer(commissionRules.choices, () => ({
  stores: [{ id: id(8), name: 'Downtown' }],
  people: people.map(({ userId, name }) => ({ id: userId, name })),
  roles: [{ id: id(9), name: 'Sales' }],
  categories: [{ id: id(4), name: 'Cables' }],
  brands: ['Anker'],
}));
const rules = (...items: CommissionRule[]) =>
  answer(commissionRules.list, () => ({ items, pagination: paginate(1, 25, items.length) }));
const setup = screenAt('/employee-management/commissions/setup-commission', {
  requests: [commissionRules.list],
  fakeServer: {
    answers: [
      choices,
      rules(rule, tiered),
      answer(products.list, () => ({ items: [], pagination: paginate(1, 500, 0) })),
      answer(commissionRules.simulate, () => ({
        from: '2026-03-01',
        to: '2026-03-31',
        invoices: 214,
        items: [{ userId: id(1), name: 'Ana Ruiz', earned: 41_250, total: 52_000, byRule: 12_300 }],
      })),
    ],
  },
});

export const Rules = setup.full(sees('All sales', '10%', 'Margin in tiers', '2 tiers'));
export const RulesEmpty = setup.in({ answers: [rules()] }, sees('No commission rules yet'));
export const RulesLoading = setup.loading();
export const RulesFailed = setup.failed();
export const RulesDenied = setup.denied();
export const RulesSpanish = setup.spanish(sees('Configurar comisiones'));
export const RulesNarrow = setup.narrow(sees('All sales'));
export const RuleSimulated = setup.full(
  inSequence(opens('All sales'), presses('Simulate'), sees('Would have earned', '$520.00', '$107.50', /214 invoices/)),
);
export const RuleTiers = setup.full(inSequence(opens('Margin in tiers'), sees('and more')));
export const RuleRejected = setup.full(
  inSequence(
    presses('Add rule'),
    types('Name', 'Broken'),
    opens('Share with other people'),
    presses('Add person'),
    presses('Save'),
    sees('One field needs your attention'),
  ),
);
