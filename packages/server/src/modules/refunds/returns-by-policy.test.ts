import { luhnDigit } from '@tilldesk/domain/fields';
import { afterAll, describe, expect, test } from 'vitest';
import type { Refund, RefundLineDraft, RefundTender } from '@tilldesk/domain/refunds';
import { testDatabase } from '../../database/testing/test-database.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { bodyOf, PHONE, refundingShop, rejection, tender, type Sold } from '../../testing/refunds.ts';
import { imeiOf } from '../../testing/small-shop.ts';
import { draftOf } from '../../testing/till.ts';

const db = await testDatabase(12);
const environment = await refundingShop(db, 'returns', 20);
const { shop, app, rows, admin, cashier, sell, back, draftRefund, post, approve, fresh } = environment;
afterAll(() => app.close());

/** The shop retains ten percent; goods can be returned within fourteen days. */
const policy = { textEn: 'Within 14 days.', textEs: null, returnDays: 14, restockingFeeRate: '0.1', version: 0 };
await admin.request('POST', '/refund-policy', { id: fresh(), ...policy });
const FEE = 7_990;
/** The refund of a phone less the fee: 719.10, and its share of the tax. */
const LESS = 71_910 + 5_933;

const refundOf = (answer: { body: unknown }) => Object(answer.body) as Refund;
const refundable = async (id: string) => bodyOf(await cashier.request('GET', `/refunds/refundable/${id}`));
const order = (sold: Sold, more: Partial<RefundLineDraft>, tenders: RefundTender[]) =>
  draftRefund(sold.id, [back(sold.lines[0]!, more)], tenders);

describe('after the last day to return', () => {
  const late = async () => {
    const sold = await sell({ phones: 1 });
    await rows(`update invoices set return_by = '2026-03-01' where id = $1`, [sold.id]);
    return sold;
  };
  const carried = async (id: string) => {
    const { returnBy, isLate, restockingFeeRate } = Object((await refundable(id))['invoice']);
    return [returnBy, isLate, restockingFeeRate];
  };

  test('the till hears of it, and needs an approval that one refund uses up', async () => {
    expect(await carried((await sell({ cables: 1 })).id)).toEqual(['2026-03-16', false, '0.1']);
    const [sold, other] = [await late(), await late()];
    expect(await carried(sold.id)).toEqual(['2026-03-01', true, '0.1']);
    const draft = order(sold, { fee: FEE }, [tender('cash', LESS)]);
    expect(rejection(await post(draft))).toEqual([403, 'approval.needed', []]);
    const approvalIds = [await approve('refund.late', draft.id)];
    expect(refundOf(await post({ ...draft, approvalIds })).total).toEqual(LESS);
    const again = order(other, { fee: FEE }, [tender('cash', LESS)]);
    expect(rejection(await post({ ...again, approvalIds }))).toEqual([403, 'approval.needed', []]);
  });

  test('who may change refunds needs none; a part of the price has no last day', async () => {
    expect((await post(order(await late(), { fee: FEE }, [tender('check', LESS)]), admin)).status).toEqual(200);
    const price = { quantity: 0, amount: 10_000, back: 'none' as const, unitId: null };
    const part = order(await late(), price, [tender('cash', 10_825)]);
    expect(rejection(await post(part))).toEqual([403, 'approval.needed', []]);
    const approvalIds = [await approve('refund.forNothing', part.id)];
    expect(refundOf(await post({ ...part, approvalIds })).total).toEqual(10_825);
  });
});

describe('the restocking fee of the policy', () => {
  test('is kept, or less by a reason and an approval; the refund says why', async () => {
    const sold = await sell({ phones: 1 });
    const less = { fee: FEE - 1_000 };
    const rejected = await post(order(sold, less, [tender('cash', LESS + 1_082)]), admin);
    expect([rejection(rejected), bodyOf(rejected)['message']]).toEqual([
      [400, 'refund.feeReason', ['lines.0.feeReason']],
      'The policy fee is 7990. Please enter why it is less.',
    ]);
    const draft = order(sold, { ...less, feeReason: 'Regular customer' }, [tender('cash', LESS + 1_082)]);
    expect(rejection(await post(draft))).toEqual([403, 'approval.needed', []]);
    const approvalIds = [await approve('refund.lessFee', draft.id)];
    const { fees, total, lines } = refundOf(await post({ ...draft, approvalIds }));
    expect([fees, total, lines.map(({ feeReason }) => feeReason)]).toEqual([
      FEE - 1_000,
      LESS + 1_082,
      ['Regular customer'],
    ]);
  });

  test.each<[string, Partial<RefundLineDraft>]>([
    ['a defect', { reason: 'defective' }],
    ['a recall', { reason: 'recall' }],
    ['goods for their vendor', { back: 'rma' }],
  ])('is not kept of %s', async (_, more) => {
    const answer = await post(order(await sell({ phones: 1 }), more, [tender('cash', PHONE)]));
    expect([answer.status, refundOf(answer).fees]).toEqual([200, 0]);
  });

  test('is a share of what pieces bring, and more may be kept', async () => {
    const sold = await sell({ cables: 3 });
    const brings = 2 * 1_999 - 500;
    const total = brings + Math.round((330 * brings) / (2 * 1_999));
    const answer = await post(order(sold, { quantity: 2, fee: 500 }, [tender('cash', total)]));
    expect([answer.status, refundOf(answer).net, refundOf(answer).lines[0]!.feeReason]).toEqual([200, brings, null]);
  });
});

describe('a line that was activated', () => {
  const carrier = { id: fresh(), name: 'Northtel', simPrefix: null, simLength: null, dealerCodes: [], isActive: true };
  let sim = 0;
  /** A phone that is sold with its activation, which the carrier has approved if `isActive`. */
  async function activated(isActive = false): Promise<Sold & { activationId: string }> {
    sim += 1;
    const [unit] = shop.units.slice(-sim);
    const [id, activationId] = [fresh(), fresh()];
    const draft = draftOf(shop, { units: [unit!.id] });
    const iccid = `89014103211118510${String(sim).padStart(2, '0')}`;
    const terms = { type: 'new', term: null, plan: 'Unlimited', planPrice: 5_000, phone: '3055550142', portFrom: null };
    const codes = { imei: unit!.code, iccid: `${iccid}${luhnDigit(iccid)}`, account: null, dealerCode: null };
    const earned = { commission: null, spiff: null };
    const entry = { id: activationId, invoiceId: id, lineId: draft.lines[0]!.id, carrierId: carrier.id };
    const prepared = await admin.request('POST', '/activations', { ...entry, ...terms, ...codes, ...earned });
    const body = { draft, tenders: [tender('card', PHONE)] };
    const sold = await cashier.request('POST', `/invoices/${id}/checkout`, body, fresh());
    expect([prepared.status, sold.status]).toEqual([200, 200]);
    const report = { status: 'active', confirmation: 'N-1', version: 2 };
    if (isActive) await admin.request('POST', `/activations/${activationId}/status`, report);
    return { id, lines: draft.lines, activationId };
  }
  const activationOf = (id: string) =>
    rows(`select status, ended_on as "endedOn" from activations where id = $1`, [id]);
  const fault = { reason: 'defective' as const, back: 'inspect' as const };
  const refund = (sold: Sold, deactivation: RefundLineDraft['deactivation']) =>
    post(order(sold, { ...fault, deactivation }, [tender('card', PHONE)]));

  test('asks what becomes of it, by the table of moves, no later than today', async () => {
    await admin.request('POST', '/carriers', carrier);
    const sold = await activated();
    const { lines } = await refundable(sold.id);
    expect(Object(lines)[0].activation).toEqual({
      id: sold.activationId,
      carrier: 'Northtel',
      plan: 'Unlimited',
      phone: '3055550142',
      status: 'pending',
    });
    const at = 'lines.0.deactivation';
    expect([
      rejection(await refund(sold, null)),
      rejection(await refund(sold, { status: 'cancelled', endedOn: null })),
      rejection(await refund(sold, { status: 'continues', endedOn: '2026-03-02' })),
      rejection(await refund(sold, { status: 'cancelled', endedOn: '2026-03-03' })),
      rejection(await refund(sold, { status: 'chargedBack', endedOn: '2026-03-02' })),
      rejection(
        await refund(await sell({ phones: 1 }, [tender('card', PHONE)]), { status: 'continues', endedOn: null }),
      ),
    ]).toEqual([
      [400, 'refund.deactivation', [at]],
      [400, 'request.invalid', [`${at}.endedOn`]],
      [400, 'request.invalid', [`${at}.endedOn`]],
      [400, 'purchase.dayAhead', [`${at}.endedOn`]],
      [409, 'activation.over', []],
      [409, 'activation.over', [at]],
    ]);
    expect(await activationOf(sold.activationId)).toEqual([{ status: 'pending', endedOn: null }]);
  });

  test.each<[string, boolean, RefundLineDraft['deactivation'], object]>([
    [
      'cancelled',
      false,
      { status: 'cancelled', endedOn: '2026-03-01' },
      { status: 'cancelled', endedOn: '2026-03-01' },
    ],
    [
      'charged back',
      true,
      { status: 'chargedBack', endedOn: '2026-03-02' },
      { status: 'chargedBack', endedOn: '2026-03-02' },
    ],
    ['continues', true, { status: 'continues', endedOn: null }, { status: 'active', endedOn: null }],
  ])('is %s with its refund, and stands again when that is voided', async (_, isActive, deactivation, after) => {
    const sold = await activated(isActive);
    const { id, number, lines } = refundOf(await refund(sold, deactivation));
    expect([lines.map((line) => line.deactivation), await activationOf(sold.activationId)]).toEqual([
      [deactivation?.status],
      [after],
    ]);
    const noted = await rows(
      `select action, after->>'reason' as why from audit_log where entity_id = $1 and action = $2`,
      [sold.activationId, `activation.${deactivation?.status}`],
    );
    const ended = [{ action: `activation.${deactivation?.status}`, why: number }];
    expect(noted).toEqual(deactivation?.status === 'continues' ? [] : ended);
    expect((await admin.request('POST', `/refunds/${id}/void`, { reason: 'Wrong phone' }, fresh())).status).toEqual(
      200,
    );
    expect(await activationOf(sold.activationId)).toEqual([{ status: isActive ? 'active' : 'pending', endedOn: null }]);
  });

  test('that moved on since is left where it is by a void', async () => {
    const sold = await activated();
    const { id } = refundOf(await refund(sold, { status: 'cancelled', endedOn: '2026-03-02' }));
    const report = { status: 'chargedBack', endedOn: '2026-03-02', reason: 'Carrier', version: 3 };
    expect((await admin.request('POST', `/activations/${sold.activationId}/status`, report)).status).toEqual(200);
    await admin.request('POST', `/refunds/${id}/void`, { reason: 'Wrong phone' }, fresh());
    expect(await activationOf(sold.activationId)).toEqual([{ status: 'chargedBack', endedOn: '2026-03-02' }]);
  });
});

describe('what a traded-in device paid', () => {
  /** A phone that was paid with a trade-in of 300.00 and a card for the rest. */
  async function traded(nth: number): Promise<Sold> {
    const [id, offerId] = [fresh(), fresh()];
    const unit = shop.units.at(-nth);
    const code = imeiOf(700 + nth);
    const device = { productId: shop.phone, codes: [code], grade: 'B', color: null, storage: null, batteryHealth: 88 };
    const state = { lockStatus: 'unlocked', blacklist: 'clear', blacklistReference: 'C', unlocked: true, agreed: true };
    const document = { kind: 'passport', number: 'X1', expires: '2030-01-01' };
    const tradeInDraft = { customerId: shop.customer, notes: null, document, offer: 30_000, payout: 'cash' };
    const offered = await cashier.request('POST', '/trade-ins', {
      id: offerId,
      invoiceId: id,
      ...device,
      ...state,
      ...tradeInDraft,
    });
    const draft = { ...draftOf(shop, { units: [unit!.id] }), customerId: shop.customer };
    const tenders = [{ id: offerId, kind: 'tradeIn', amount: 30_000 }, tender('card', PHONE - 30_000)];
    const sold = await cashier.request('POST', `/invoices/${id}/checkout`, { draft, tenders }, fresh());
    expect([offered.status, sold.status]).toEqual([200, 200]);
    return { id, lines: draft.lines };
  }
  const fault = { reason: 'defective' as const };

  test('goes back as store credit; as money only by an approval, and never more than was paid', async () => {
    const sold = await traded(8);
    expect((await refundable(sold.id))['tenders']).toEqual([
      { kind: 'card', paid: PHONE - 30_000, refunded: 0, left: PHONE - 30_000 },
      { kind: 'tradeIn', paid: 30_000, refunded: 0, left: 0 },
    ]);
    const cash = order(sold, fault, [tender('card', PHONE - 30_000), tender('cash', 30_000)]);
    expect(rejection(await post(cash))).toEqual([403, 'approval.needed', []]);
    expect(rejection(await post(order(sold, fault, [tender('card', PHONE), tender('storeCredit', 1)])))).toEqual([
      400,
      'refund.tendersDiffer',
      ['tenders'],
    ]);
    const answer = await post(order(sold, fault, [tender('card', PHONE - 30_000), tender('storeCredit', 30_000)]));
    expect([answer.status, refundOf(answer).settledBy]).toEqual([200, ['card', 'storeCredit']]);
    expect(await rows('select store_credit as credit from customers where id = $1', [shop.customer])).toEqual([
      { credit: 30_000 },
    ]);
  });

  test('goes back in cash once somebody who may approves it', async () => {
    await sell({ phones: 1 });
    const draft = order(await traded(9), fault, [tender('card', PHONE - 30_000), tender('cash', 30_000)]);
    expect(rejection(await post(draft))).toEqual([403, 'approval.needed', []]);
    const approvalIds = [await approve('refund.otherTender', draft.id)];
    expect(refundOf(await post({ ...draft, approvalIds })).settledBy).toEqual(['card', 'cash']);
  });
});

test('every ledger agrees with what was kept of all that', async () => {
  expect(await differences(db)).toEqual([]);
});
