import { afterAll, describe, expect, test } from 'vitest';
import { commissions } from '@tilldesk/domain/commissions';
import type { Tender } from '@tilldesk/domain/sales';
import * as z from 'zod/mini';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner } from '../../database/transaction.ts';
import { differences } from '../verify/verify.store.ts';
import { bodyOf, PHONE, refundingShop, rejection, tender, type Sold } from '../../testing/refunds.ts';
import { draftOf, signIn } from '../../testing/till.ts';

const db = await testDatabase(12);
const { shop, app, time, rows, back, draftRefund, post, fresh } = await refundingShop(db, 'base', 20);
afterAll(() => app.close());

type Line = Sold['lines'][number];
type PersonName = keyof typeof shop.people;
const signedIn = () => Promise.all([signIn(app, shop, 'admin'), signIn(app, shop, 'cashier')]);
let [admin, cashier] = await signedIn();
/** Sets the time to noon of another day in the store. Sign-ins do not last that long. */
async function on(day: string) {
  time.now = new Date(`${day}T18:00:00.000Z`);
  [admin, cashier] = await signedIn();
}

let next = 0;
/** The cashier sells a phone, and `cables` for the trainee. */
async function sell(cables = 0, kind: Tender['kind'] = 'card'): Promise<Sold> {
  const { lines, ...draft } = draftOf(shop, { units: [shop.units[next++]!.id], cables });
  const own = lines.map((line) => (line.productId === shop.cable ? { ...line, salespersonId: idOf('trainee') } : line));
  const id = fresh();
  const tenders = [tender(kind, PHONE + (cables * 4_328) / 2)];
  const answer = await cashier.request(
    'POST',
    `/invoices/${id}/checkout`,
    { draft: { ...draft, lines: own }, tenders },
    id,
  );
  expect(answer.status).toEqual(200);
  return { id, lines };
}
const idOf = (person: PersonName): string => shop.people[person].id;
const refund = async (sold: Sold, line: Line, total: number, fee = 0, quantity = 1) => {
  const draft = draftRefund(sold.id, [back(line, { fee, quantity })], [tender('card', total)]);
  expect((await post(draft, admin)).status).toEqual(200);
  return draft.id;
};
const correct = (sold: Sold, person: PersonName, line?: Line) =>
  admin.request(
    'POST',
    `/invoices/${sold.id}/salesperson`,
    { salespersonId: idOf(person), reason: 'Swapped', ...(line && { lineId: line.id }) },
    fresh(),
  );
const voids = (path: string) => admin.request('POST', `${path}/void`, { reason: 'Wrong' }, fresh());

/** The figures of a day: sales, pieces, net and margin of each person. */
async function counted(day: string) {
  const answer = await admin.request('GET', `/commissions/bases?startDate=${day}&endDate=${day}`);
  const { from, to, items } = z.parse(commissions.bases.answer, answer.body);
  expect([from, to]).toEqual([day, day]);
  return Object.fromEntries(items.map((one) => [one.name, [one.sales, one.pieces, one.net, one.margin ?? 0]]));
}
const phone = [1, 79_900, 29_900];
const minus = (base: number[]) => base.map((figure) => 0 - figure);
/** Two cables at 19.99 that cost 3.33 and 3.34. */
const cables = [2, 3_998, 3_331];

test('a sale counts for who sold each line, without tax; on one’s own page as in the list, the margin only for who sees costs', async () => {
  await sell(2);
  expect(await counted('2026-03-02')).toEqual({ cashier: [1, ...phone], trainee: [1, ...cables] });
  const own = { from: '2026-03-02', to: null };
  const url = '/commissions/own?startDate=2026-03-02';
  expect(bodyOf(await cashier.request('GET', url))).toEqual({ ...own, sales: 1, pieces: 1, net: 79_900, margin: null });
  expect(bodyOf(await (await signIn(app, shop, 'trainee')).request('GET', url))).toEqual({
    ...own,
    sales: 1,
    pieces: 2,
    net: 3_998,
    margin: null,
  });
  expect(bodyOf(await admin.request('GET', '/commissions/own'))).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
    sales: 0,
    pieces: 0,
    net: 0,
    margin: 0,
  });
  expect(rejection(await cashier.request('GET', '/commissions/bases'))).toEqual([403, 'access.denied', []]);
});

describe('what comes back', () => {
  test('is taken from who sold it, with the fee, on its own day', async () => {
    await on('2026-03-03');
    const sold = await sell(2);
    await on('2026-03-04');
    await refund(sold, sold.lines[1]!, 1_623, 500);
    expect(await counted('2026-03-03')).toEqual({ cashier: [1, ...phone], trainee: [1, ...cables] });
    expect(await counted('2026-03-04')).toEqual({ trainee: [0, -1, -1_999, -1_665] });
  });

  test('in exchange leaves who had sold it, and what goes out counts for who does it', async () => {
    await on('2026-03-05');
    const sold = await sell();
    await on('2026-03-06');
    const { lines, discount } = draftOf(shop, { cables: 2 });
    const sale = { id: fresh(), lines, discount, notes: null, tenders: [], dueDate: null, approvalId: null };
    const fullRefund = draftRefund(sold.id, [back(sold.lines[0]!)], [tender('card', PHONE - 4_328)]);
    expect((await post({ ...fullRefund, kind: 'exchange', sale }, admin)).status).toEqual(200);
    expect(await counted('2026-03-06')).toEqual({ admin: [1, 2, 3_998, 3_331], cashier: [0, ...minus(phone)] });
    expect((await voids(`/refunds/${fullRefund.id}`)).status).toEqual(200);
    expect(await counted('2026-03-06')).toEqual({ admin: [1, 0, 0, 0], cashier: [0, 0, 0, 0] });
  });

  test('by a void is taken on the day of the void, while the day of the sale keeps its figures', async () => {
    await on('2026-03-07');
    const sold = await sell(2, 'cash');
    expect((await correct(sold, 'admin', sold.lines[0])).status).toEqual(200);
    await on('2026-03-08');
    expect((await voids(`/invoices/${sold.id}`)).status).toEqual(200);
    expect(await counted('2026-03-07')).toEqual({
      admin: [0, ...phone],
      cashier: [1, 0, 0, 0],
      trainee: [1, ...cables],
    });
    expect(await counted('2026-03-08')).toEqual({ admin: [0, ...minus(phone)], trainee: [0, ...minus(cables)] });
  });
});

describe('a correction of the salesperson', () => {
  test('takes from one and gives to another on its own day, and rewrites nothing that was booked', async () => {
    await on('2026-03-10');
    const sold = await sell(2);
    const booked = () =>
      rows(
        'select salesperson_id from invoice_lines where invoice_id = $1 union all select salesperson_id from invoices where id = $1',
        [sold.id],
      );
    const before = await booked();
    await on('2026-03-11');
    const done = bodyOf(await correct(sold, 'admin'));
    expect([done['salesperson'], Object(done['lines']).map((l: { salesperson: string }) => l.salesperson)]).toEqual([
      'admin',
      [null, 'trainee'],
    ]);
    const list = Object(bodyOf(await admin.request('GET', '/invoices'))['items']) as {
      id: string;
      salesperson: string;
    }[];
    expect(list.find(({ id }) => id === sold.id)?.salesperson).toEqual('admin');
    expect(await booked()).toEqual(before);
    expect(await counted('2026-03-10')).toEqual({ cashier: [1, ...phone], trainee: [1, ...cables] });
    expect(await counted('2026-03-11')).toEqual({ admin: [0, ...phone], cashier: [0, ...minus(phone)] });
    const pair = await rows(
      `select e.user_id, e.net::int, c.reason, c.user_id as by from base_entries e
       join salesperson_corrections c on c.id = e.document_id where e.invoice_id = $1 order by e.seq`,
      [sold.id],
    );
    const because = { reason: 'Swapped', by: idOf('admin') };
    expect(pair).toEqual([
      { user_id: idOf('cashier'), net: -79_900, ...because },
      { user_id: idOf('admin'), net: 79_900, ...because },
    ]);
  });

  test('moves what a refund left, and the next refund is taken from the new one; a voided refund is theirs too', async () => {
    await on('2026-03-12');
    const sold = await sell(2);
    const line = sold.lines[1]!;
    await refund(sold, line, 2_164);
    expect(await counted('2026-03-12')).toEqual({ cashier: [1, ...phone], trainee: [1, 1, 1_999, 1_666] });
    await on('2026-03-13');
    await correct(sold, 'admin', line);
    expect(await counted('2026-03-13')).toEqual({ admin: [0, 1, 1_999, 1_666], trainee: [0, -1, -1_999, -1_666] });
    await on('2026-03-14');
    const second = await refund(sold, line, 2_164);
    expect(await counted('2026-03-14')).toEqual({ admin: [0, -1, -1_999, -1_666] });
    // All cables were returned: the correction moves nothing, and the void returns everything to the new person.
    await correct(sold, 'cashier', line);
    expect((await voids(`/refunds/${second}`)).status).toEqual(200);
    expect(await counted('2026-03-14')).toEqual({ admin: [0, -1, -1_999, -1_666], cashier: [0, 1, 1_999, 1_666] });
  });

  test('made twice leaves nothing with the one between', async () => {
    await on('2026-03-15');
    const sold = await sell();
    await correct(sold, 'trainee');
    await correct(sold, 'admin', sold.lines[0]);
    expect(await counted('2026-03-15')).toEqual({ admin: [0, ...phone], cashier: [1, 0, 0, 0], trainee: [0, 0, 0, 0] });
    expect(rejection(await correct(sold, 'admin', sold.lines[0]))).toEqual([
      400,
      'invoice.sameSalesperson',
      ['salespersonId'],
    ]);
    // The line has its own salesperson: a change of the whole invoice does not affect it.
    await correct(sold, 'cashier');
    expect(await counted('2026-03-15')).toEqual({ admin: [0, ...phone], cashier: [1, 0, 0, 0], trainee: [0, 0, 0, 0] });
  });

  test('by eight people at once: they wait for each other, and the sale counts once', async () => {
    await on('2026-03-16');
    const sold = await sell(2);
    const names = ['admin', 'trainee', 'admin', 'trainee', 'admin', 'trainee', 'cashier', 'cashier'] as const;
    const answers = await Promise.all(names.map((name, i) => correct(sold, name, i === 7 ? sold.lines[1] : undefined)));
    const isDone = ({ status }: { status: number }) => status === 200;
    expect(answers.filter((answer) => !isDone(answer)).map(rejection)).toEqual(
      answers.filter((answer) => !isDone(answer)).map(() => [400, 'invoice.sameSalesperson', ['salespersonId']]),
    );
    const [{ pairs, made }] = (await rows(
      `select (select count(*)::int from base_entries where invoice_id = $1) as pairs,
         (select count(*)::int from salesperson_corrections where invoice_id = $1) as made`,
      [sold.id],
    )) as [{ pairs: number; made: number }];
    expect([pairs, made]).toEqual([2 * answers.filter(isDone).length, answers.filter(isDone).length]);
    const sums = Object.values(await counted('2026-03-16')).reduce((all, one) => all.map((sum, i) => sum + one[i]!));
    expect(sums.slice(1)).toEqual([3, 83_898, 33_231]);
  });
});

test('a shift has what was sold since it began, over midnight too; amounts once the drawer is counted', async () => {
  await on('2026-03-17');
  await sell();
  const shift = async () => bodyOf(await cashier.request('GET', '/commissions/own/shift'));
  const { sales, pieces, net, margin } = bodyOf(await cashier.request('GET', '/commissions/own?startDate=2026-03-02'));
  const since = { since: '2026-03-02T18:00:00.000Z', sales, pieces, margin };
  expect(await shift()).toEqual({ ...since, net: null });
  const { email } = shop.people.cashier;
  const out = await cashier.request('POST', '/clock/out', { email, pin: '1111', clockOutCash: 20_000 });
  expect(out.status).toEqual(200);
  expect(await shift()).toEqual({ ...since, net });
  expect(Number(net)).toBeGreaterThan(0);
  const none = { since: null, sales: 0, pieces: 0, net: 0, margin: null };
  expect(bodyOf(await (await signIn(app, shop, 'trainee')).request('GET', '/commissions/own/shift'))).toEqual(none);
});

test('what a person sold in all is what counts for them, with the invoices that stand', async () => {
  const allBases = await admin.request('GET', '/commissions/bases?startDate=2026-03-01');
  for (const { userId, pieces, net, margin } of z.parse(commissions.bases.answer, allBases.body).items) {
    const stats = bodyOf(await admin.request('GET', `/employees/getEmployeeSalesStats?employeeId=${userId}`));
    expect([stats['pieces'], stats['net'], stats['margin']]).toEqual([pieces, net, margin]);
  }
  const stats = bodyOf(await admin.request('GET', `/employees/getEmployeeSalesStats?employeeId=${idOf('cashier')}`));
  const otherRows = await rows(
    `select count(*)::int as sold from invoices i where i.status = 'paid' and (select sum(net) from (
       select l.net from invoice_lines l where l.invoice_id = i.id and coalesce(l.salesperson_id, i.salesperson_id) = $1
       union all select e.net from base_entries e where e.invoice_id = i.id and e.user_id = $1) x) > 0`,
    [idOf('cashier')],
  );
  expect(otherRows).toEqual([{ sold: stats['invoices'] }]);
});

test('verify agrees, and names the base of commissions where the entries of a correction are missing', async () => {
  expect(await differences(db)).toEqual([]);
  await asOwner(db, (tx) =>
    tx.raw('delete from base_entries where invoice_id in (select invoice_id from salesperson_corrections)'),
  );
  const named = new Set((await differences(db)).map(({ ledger }) => ledger));
  expect([...named]).toEqual(['base of commissions']);
});
