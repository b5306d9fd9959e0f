import { someRights } from '@tilldesk/domain/rights';
import type { RefundDraft, RefundLineDraft, RefundTender } from '@tilldesk/domain/refunds';
import type { Tender } from '@tilldesk/domain/sales';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/pool.ts';
import { inBusiness } from '../database/transaction.ts';
import { OPENED, smallShop } from './small-shop.ts';
import { draftOf, servicesOn, signIn, type ApiResponse } from './till.ts';

const fresh = () => newId(OPENED);

/** A phone costs 799.00 plus 65.92 tax, a cable 19.99 plus tax. */
export const PHONE = 86_492;

/** Returns a tender of a refund or a sale, with a reference where its kind requires one. */
export const tender = <K extends Tender['kind']>(kind: K, amount: number) => ({
  id: fresh(),
  kind,
  amount,
  reference: '1042',
});

/** Returns the body of an answer for assertions. */
export const bodyOf = ({ body }: ApiResponse) => Object(body) as Record<string, unknown>;

/** Returns the status, code and fields of a rejected call. */
export const rejection = (answer: ApiResponse) => {
  const { code, fields } = bodyOf(answer);
  return [answer.status, code, Object.keys(Object(fields))];
};

type Line = { id: string; unitId: string | null; quantity: number };
export type Sold = { id: string; lines: Line[] };

/** Creates a shop with a cashier who may refund, on an open drawer with 200.00, and an admin. */
export async function refundingShop(db: Db, code: string, phones: number) {
  const shop = await smallShop(db, code, phones);
  const { app, time } = await servicesOn(db);
  const rows = <R extends object>(sql: string, values: unknown[] = []) =>
    inBusiness(db, shop.businessId, (tx) => tx.raw<R>(sql, values));
  const rights = { Dashboard: 'r', Customer: 'rcu', 'Sale & Invoice': 'rc', 'Refunds & Exchanges': 'rc' } as const;
  await rows(`update roles set permissions = $1 where name = 'cashier'`, [JSON.stringify(someRights(rights))]);
  await rows('update customers set credit_limit = 900_000 where id = $1', [shop.customer]);
  const [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
  const clockInCash = { email: shop.people.cashier.email, pin: '1111', clockInCash: 20_000 };
  await cashier.request('POST', '/clock/in', clockInCash);

  let next = 0;
  /** Sells phones and cables in one sale; for cash if no tenders are given. */
  async function sell(
    { phones: phoneCount = 0, cables = 0, customer = false }: { phones?: number; cables?: number; customer?: boolean },
    tenders: object[] | null = null,
    more: object = {},
  ): Promise<Sold> {
    const units = shop.units.slice(next, (next += phoneCount)).map(({ id }) => id);
    const draft = { ...draftOf(shop, { units, cables }), customerId: customer ? shop.customer : null, ...more };
    const id = fresh();
    const paid = tenders ?? [tender('cash', 9_000_000)];
    const dueDate = '2026-03-20';
    const answer = await cashier.request(
      'POST',
      `/invoices/${id}/checkout`,
      { draft, tenders: paid, dueDate },
      fresh(),
    );
    if (answer.status !== 200) throw new Error(answer.text);
    return { id, lines: draft.lines };
  }

  /** Returns one line of a refund: a unit by its own id, otherwise a quantity of `pieces`. */
  const back = ({ id, unitId }: Line, more: Partial<RefundLineDraft> = {}): RefundLineDraft => ({
    id: fresh(),
    lineId: id,
    productId: null,
    unitId,
    quantity: 1,
    amount: null,
    fee: 0,
    back: 'restock',
    reason: 'changedMind',
    condition: null,
    ...more,
  });

  const draftRefund = (invoiceId: string | null, lines: RefundLineDraft[], tenders: RefundTender[]): RefundDraft => ({
    id: fresh(),
    kind: 'refund',
    invoiceId,
    customerId: null,
    lines,
    goodwill: null,
    notes: null,
    tenders,
    sale: null,
    approvalIds: [],
  });

  const post = (draft: RefundDraft, person = cashier, key = fresh()) => person.request('POST', '/refunds', draft, key);

  /** An admin approves an action for the cashier. */
  const approve = async (action: string, subjectId: string): Promise<string> => {
    const id = fresh();
    const { email } = shop.people.admin;
    const answer = await cashier.request('POST', '/approvals', {
      id,
      action,
      subjectId,
      for: cashier.wanted[action] ?? [],
      email,
      accessPin: '1111',
    });
    if (answer.status !== 200) throw new Error(answer.text);
    return id;
  };
  const inDrawer = async () =>
    Number((await rows<{ sum: number }>('select coalesce(sum(amount), 0)::int as sum from cash_movements'))[0]!.sum);

  return { shop, app, time, rows, admin, cashier, sell, back, draftRefund, post, approve, inDrawer, fresh };
}
