import { afterAll, expect, test } from 'vitest';
import { addDays } from '@tilldesk/domain/time';
import { createRandom } from '../../demo/random.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { commissionsAs, totalsIn } from '../../testing/commissions.ts';
import { bodyOf, refundingShop, tender, type Sold } from '../../testing/refunds.ts';
import { draftOf, signIn, type Person } from '../../testing/till.ts';
import { differences } from '../../views/verify/verify.store.ts';

const OPERATIONS = Number(process.env['TILLDESK_COMMISSION_OPERATIONS'] ?? 120);
const SEED = Number(process.env['TILLDESK_SEED'] ?? 1);

const db = await testDatabase(12);
const { shop, app, time, rows, back, draftRefund, fresh } = await refundingShop(db, 'months', 0);
afterAll(() => app.close());
const random = createRandom(SEED, 'commissions');
const people = Object.entries(shop.people).map(([name, { id }]) => ({ name, id }));
const boss = shop.people.admin.id;

let day = '2026-01-05';
let admin: Person;
async function on(next: string) {
  day = next;
  time.now = new Date(`${day}T18:00:00.000Z`);
  admin = await signIn(app, shop, 'admin');
}
const post = (path: string, body: object) => admin.request('POST', path, body, fresh());

type Made = Sold & { quantity: number };
const sold: Made[] = [];
const refunds: string[] = [];
/** What the rule said when a period was closed: the oracle needs the rate of each period. */
const closed: { from: string; to: string; rate: number }[] = [];
const adjustments: { userId: string; amount: number; day: string }[] = [];
const rule = { id: '', version: 1, rate: 700 };
const PER_PIECE = 150;

const operations: Record<string, { often: number; run: () => Promise<boolean> }> = {
  sell: {
    often: 8,
    run: async () => {
      const id = fresh();
      const quantity = random.int(1, 3);
      const { lines, ...draft } = draftOf(shop, { cables: quantity });
      const own = lines.map((line) => ({ ...line, salespersonId: random.pick(people).id }));
      const tenders = [tender('card', (quantity * 4_328) / 2)];
      const answer = await post(`/invoices/${id}/checkout`, { draft: { ...draft, lines: own }, tenders });
      if (answer.status === 200) sold.push({ id, lines, quantity });
      return answer.status === 200;
    },
  },
  refund: {
    often: 4,
    run: async () => {
      const { id, lines, quantity } = random.pick(sold);
      const pieces = random.int(1, quantity);
      const draft = draftRefund(id, [back(lines[0]!, { quantity: pieces })], [tender('card', (pieces * 4_328) / 2)]);
      const answer = await post('/refunds', draft);
      if (answer.status === 200) refunds.push(draft.id);
      return answer.status === 200;
    },
  },
  'void a refund': {
    often: 3,
    run: async () =>
      refunds.length > 0 && (await post(`/refunds/${refunds.at(-1)!}/void`, { reason: 'Wrong' })).status === 200,
  },
  void: {
    often: 1,
    run: async () => (await post(`/invoices/${sold.at(-1)!.id}/void`, { reason: 'Wrong' })).status === 200,
  },
  correct: {
    often: 2,
    run: async () => {
      const { id, lines } = random.pick(sold);
      const salespersonId = random.pick(people).id;
      const body = { salespersonId, reason: 'Swapped', lineId: lines[0]!.id };
      return (await post(`/invoices/${id}/salesperson`, body)).status === 200;
    },
  },
  'change the rule': {
    often: 1,
    run: async () => {
      const rate = random.int(1, 40) * 25;
      const answer = await commissionsAs(admin).changeRule(rule.id, rule.version, { rate });
      if (answer.status === 200) Object.assign(rule, { rate, version: bodyOf(answer)['version'] });
      return answer.status === 200;
    },
  },
  adjust: {
    often: 1,
    run: async () => {
      const { id: userId } = random.pick(people.filter(({ id }) => id !== boss));
      const amount = random.int(1, 500) * (random.probability(0.5) ? 1 : -1);
      const answer = await commissionsAs(admin).adjust(userId, amount);
      if (answer.status === 200) adjustments.push({ userId, amount, day });
      return answer.status === 200;
    },
  },
  'let days pass': {
    often: 5,
    run: async () => {
      await on(addDays(day, random.int(1, 12)));
      return true;
    },
  },
  close: {
    often: 3,
    run: async () => {
      const from = closed.length === 0 ? '2026-01-01' : addDays(closed.at(-1)!.to, 1);
      const to = addDays(from, random.int(6, 24));
      const answer = await commissionsAs(admin).close(from, to);
      if (answer.status === 200) closed.push({ from, to, rate: rule.rate });
      return answer.status === 200;
    },
  },
};

type Change = { line: string; seller: string; day: string; net: number; pieces: number };
/** The ledgers, line by line: what was sold, and each later change. */
const ledger = () =>
  rows<Change>(
    `select l.id as line, coalesce(l.salesperson_id, i.salesperson_id) as seller, i.business_day as day, l.net, l.quantity as pieces
     from invoices i join invoice_lines l on l.invoice_id = i.id where i.number is not null
     union all select line_id, user_id, business_day, net, pieces from base_entries`,
  );

/** Computes the total of each person in each closed period anew, with rules of its own. */
async function expected(): Promise<Record<string, number>[]> {
  const totals = closed.map((): Record<string, number> => ({}));
  const give = (period: number, userId: string, amount: number) => {
    totals[period]![userId] = (totals[period]![userId] ?? 0) + amount;
  };
  const perLine = Map.groupBy(await ledger(), ({ line, seller }) => `${line} ${seller}`);
  for (const changes of perLine.values()) {
    const { seller } = changes[0]!;
    for (const unit of ['net', 'pieces'] as const) {
      let first: { base: number; parts: [string, number][] } | null = null;
      let left = 0;
      let paid = new Map<string, number>();
      closed.forEach(({ from, to, rate }, period) => {
        const change = changes.reduce((sum, one) => (one.day >= from && one.day <= to ? sum + one[unit] : sum), 0);
        if (first === null && change <= 0) return;
        if (first === null) {
          const amount = unit === 'net' ? Math.round((change * rate) / 10_000) : change * PER_PIECE;
          const own = unit === 'net' && seller !== boss ? Math.round(amount * 0.8) : amount;
          first = {
            base: change,
            parts:
              own === amount
                ? [[seller, amount]]
                : [
                    [seller, own],
                    [boss, amount - own],
                  ],
          };
        }
        left += change;
        for (const [person, amount] of first.parts) {
          const due = Math.round((amount * Math.max(0, Math.min(left, first.base))) / first.base);
          give(period, person, due - (paid.get(person) ?? 0));
          paid = paid.set(person, due);
        }
      });
    }
  }
  for (const { userId, amount, day: on_ } of adjustments) {
    const period = closed.findIndex(({ from, to }) => from <= on_ && on_ <= to);
    if (period !== -1) give(period, userId, amount);
  }
  return totals;
}

const withoutZeros = (totals: Record<string, number>) =>
  Object.fromEntries(Object.entries(totals).filter(([, total]) => total !== 0));

test('after any sales, refunds, voids, corrections, changes of the rule and closings, each person has what the ledgers give', async () => {
  await on(day);
  const splits = [
    { userId: null, share: 8_000 },
    { userId: boss, share: 2_000 },
  ];
  rule.id = String(bodyOf(await commissionsAs(admin).addRule({ rate: rule.rate, splits }))['id']);
  const perPiece = { name: 'Pieces', kind: 'spiff', base: 'flatPerUnit', rate: null, amount: PER_PIECE } as const;
  await commissionsAs(admin).addRule({ ...perPiece, stackable: true });
  await operations['sell']!.run();
  const done: Record<string, number> = {};
  for (let nth = 0; nth < OPERATIONS; nth++) {
    const [name, { run }] = random.weighted(Object.entries(operations), ([, { often }]) => often);
    if (await run()) done[name] = (done[name] ?? 0) + 1;
  }
  expect(Object.keys(done).toSorted()).toEqual(Object.keys(operations).toSorted());
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const computed = (await expected()).map((totals) =>
    withoutZeros(Object.fromEntries(Object.entries(totals).map(([id, total]) => [names.get(id)!, total]))),
  );
  const stored = [];
  for (const { from } of closed) {
    stored.push(withoutZeros(totalsIn(await admin.request('GET', `/commissions/earnings?from=${from}`))));
  }
  expect(stored).toEqual(computed);
  expect(await differences(db)).toEqual([]);
});
