import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { buyingFrom, lineOf } from '../../testing/buying.ts';
import { blocked, gate } from '../../testing/interleaving.ts';
import { refundingShop, rejection, tender } from '../../testing/refunds.ts';
import { imeiOf } from '../../testing/small-shop.ts';
import { draftOf, type ApiResponse } from '../../testing/till.ts';
import { expectedIn, withdrawFromDrawer } from './locked-drawer.store.ts';

const db = await testDatabase(8);
const { app, shop, rows, admin, sell, back, draftRefund, fresh } = await refundingShop(db, 'payouts', 4);
await admin.request('POST', '/clock/in', { email: shop.people.admin.email, pin: '1111', clockInCash: 1_000 });
afterAll(() => app.close());

const [own] = await rows<{ id: string }>('select session_id as id from register_session_people where user_id = $1', [
  shop.people.admin.id,
]);
const drawer = own!.id;
/** The total of a sale of three cables. */
const PRICE = 6_492;
const put = (amount: number) => {
  const body = { id: fresh(), kind: 'cashIn', amount, category: null, reason: 'Change' };
  return admin.request('POST', `/register-sessions/${drawer}/movements`, body, fresh());
};
const expected = () => inBusiness(db, shop.businessId, (tx) => expectedIn(tx, shop.businessId, drawer));

/** Ways in which a cashier pays PRICE out of the drawer; each returns the call that does it. */
const payouts: Record<string, () => Promise<() => Promise<ApiResponse>>> = {
  'a device that is bought': async () => {
    const offer = {
      id: fresh(),
      invoiceId: null,
      customerId: shop.customer,
      productId: shop.phone,
      codes: [imeiOf(951)],
      grade: 'B',
      color: 'Black',
      storage: '128 GB',
      batteryHealth: 88,
      lockStatus: 'unlocked',
      notes: null,
      document: { kind: 'passport', number: 'X12345678', expires: '2030-01-01' },
      blacklist: 'clear',
      blacklistReference: 'CM-1',
      unlocked: true,
      agreed: true,
      offer: PRICE,
      payout: 'cash',
    };
    await admin.request('POST', '/trade-ins', offer);
    return () => admin.request('POST', `/trade-ins/${offer.id}/accept`, { version: 1 }, fresh());
  },
  'a refund': async () => {
    const sold = await sell({ cables: 3 }, [tender('cash', PRICE)]);
    const lines = [back(sold.lines[0]!, { quantity: 3 })];
    return () => admin.request('POST', '/refunds', draftRefund(sold.id, lines, [tender('cash', PRICE)]), fresh());
  },
  'a deposit that goes back': async () => {
    const [invoiceId, id] = [fresh(), fresh()];
    await admin.request('POST', '/invoices', {
      id: invoiceId,
      ...draftOf(shop, { cables: 3 }),
      customerId: shop.customer,
    });
    await admin.request(
      'POST',
      '/deposits',
      { id, invoiceId, amount: PRICE, method: 'cash', reference: null },
      fresh(),
    );
    await empty();
    const given = { id: fresh(), method: 'cash', reason: 'Changed their mind' };
    return () => admin.request('POST', `/deposits/${id}/give-back`, given, fresh());
  },
  'cash out': async () => {
    const body = { id: fresh(), kind: 'cashOut', amount: PRICE, category: null, reason: 'Bread' };
    return () => admin.request('POST', `/register-sessions/${drawer}/movements`, body, fresh());
  },
  'a vendor who is paid': async () => {
    const buying = await buyingFrom(admin, shop);
    const order = await buying.order(0, 30, { lines: [lineOf(shop.cable, 30, 333)] });
    const receipt = await buying.receive(order.id);
    await admin.request('POST', `/receipts/${receipt}/all`);
    await buying.post(receipt);
    const lines = [{ lineId: order.lines[0]!.id, quantity: 30, unitCost: 333, tax: 0 }];
    const bill = { id: fresh(), vendorId: null, reference: 'B-1', day: '2026-03-02', dueDay: null, lines, charges: [] };
    await admin.request('POST', `/purchases/${order.id}/bills`, bill, fresh());
    const paid = { id: fresh(), amount: PRICE, method: 'cash', reference: null, paidOn: '2026-03-02', note: null };
    return () => admin.request('POST', `/vendors/${buying.vendorId}/payments`, paid, fresh());
  },
  'a sale that is voided': async () => {
    const id = fresh();
    const body = { draft: draftOf(shop, { cables: 3 }), tenders: [tender('cash', PRICE)] };
    await admin.request('POST', `/invoices/${id}/checkout`, body, fresh());
    await empty();
    return () => admin.request('POST', `/invoices/${id}/void`, { reason: 'Oops' }, fresh());
  },
  'cash that was a card': async () => {
    const id = fresh();
    const paid = tender('cash', PRICE);
    const body = { draft: draftOf(shop, { cables: 3 }), tenders: [paid] };
    await admin.request('POST', `/invoices/${id}/checkout`, body, fresh());
    await empty();
    const right = { id: fresh(), kind: 'card', reference: 'T-1', reason: 'It was a card' };
    return () => admin.request('POST', `/invoices/${id}/payments/${paid.id}/correction`, right, fresh());
  },
};

/** Takes out all cash of the drawer. */
async function empty(): Promise<void> {
  const body = { id: fresh(), kind: 'cashOut', amount: await expected(), category: null, reason: 'To the safe' };
  if (body.amount > 0) await admin.request('POST', `/register-sessions/${drawer}/movements`, body, fresh());
}

test.each(Object.entries(payouts))(
  '%s waits for another payout of its drawer, and finds too little',
  async (_, prepare) => {
    const pay = await prepare();
    await empty();
    expect((await put(PRICE)).status).toEqual(200);
    const [finish, finished] = gate();
    const [begin, begun] = gate();
    const other = inBusiness(db, shop.businessId, async (tx) => {
      await withdrawFromDrawer(tx, shop.businessId, drawer, { amount: PRICE });
      await tx.raw(
        `insert into cash_movements (business_id, id, session_id, kind, amount, reason, user_id, at)
       values ($1, $2, $3, 'cashOut', $4, 'Other', $5, now())`,
        [shop.businessId, fresh(), drawer, -PRICE, shop.people.cashier.id],
      );
      begin();
      await finished;
    });
    await Promise.race([begun, other]);
    const call = pay();
    await blocked(db, call);
    finish();
    await other;
    const [status, code] = rejection(await call);
    expect([[409, 'drawer.short'], await expected()]).toEqual([[status, code], 0]);
    await put(PRICE);
    expect((await pay()).status).toEqual(200);
    expect([await expected(), await differences(db)]).toEqual([0, []]);
  },
);
