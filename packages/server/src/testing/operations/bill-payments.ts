import { billMoneyLeft, billTenderKinds, type BillTenderKind } from '@tilldesk/domain/billPayments';
import { newId } from '../../database/new-id.ts';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Random } from '../../demo/random.ts';
import { billPaymentRecords } from '../../modules/bill-payments/bill-payments.store.ts';
import { endBillPayment, processBillPayment, reconcileBillPayments } from '../../modules/bill-payments/steps.store.ts';
import { takeBillPayment } from '../../modules/bill-payments/taking.store.ts';
import type { ReferenceModel } from '../reference-model.ts';
import { NOW, some, type Drawing, type Operation } from '../stock-life.ts';

/** People with all rights, the carrier whose bills are paid, and the reference model that records the money. */
type Paying = { referenceModel: ReferenceModel; people: readonly Actor[]; billCarrierId: string };

/** Operations on bill payments: taken in every way, also in two, processed, reconciled, failed and reversed. */
export const billPaymentOperations = (at: Paying): readonly Drawing[] => [
  { often: 5, draw: (_, random) => take(random, at) },
  { often: 4, draw: (_, random) => process(random, at) },
  { often: 1, draw: (_, random) => reconcile(random, at) },
  { often: 3, draw: (_, random) => giveBack(random, at) },
];

function take(random: Random, { referenceModel, people, billCarrierId }: Paying): Operation {
  const [caller, id, amount] = [random.pick(people), newId(NOW), random.int(1, 20_000)];
  const [kind, second] = [random.pick(billTenderKinds), random.pick(billTenderKinds)];
  const [share, extra] = [random.next(), random.int(0, 500)];
  let money: { kind: BillTenderKind; amount: number }[] = [];
  return {
    name: 'take a bill payment',
    run: async (tx) => {
      const bill = {
        id,
        kind: 'carrierPayment' as const,
        carrierId: billCarrierId,
        phoneNumber: '555-010-4477',
        amount,
      };
      await billPaymentRecords.create(tx, caller, NOW, bill);
      const { total } = await rowOf(tx, id);
      const first = Math.floor(total * share);
      // The last tender may exceed what is left if it is cash: the rest is change.
      money = [
        { kind, amount: first },
        { kind: second, amount: total - first },
      ].filter((one) => one.amount > 0);
      const tenders = money.map((one, i) => ({
        ...one,
        id: newId(NOW),
        reference: 'X',
        amount: one.amount + (i === money.length - 1 && one.kind === 'cash' ? extra : 0),
      }));
      await takeBillPayment(tx, caller, NOW, id, { version: 1, tenders });
    },
    onCommitted: () => referenceModel.billed(id, money),
  };
}

/** Half of the ids are among few, so that some were given before. */
function process(random: Random, { people }: Paying): Operation {
  const [caller, nth] = [random.pick(people), random.next()];
  const providerTransactionId = random.probability(0.5) ? `T-${random.int(1, 5)}` : newId(NOW).toUpperCase();
  return {
    name: 'process a bill payment',
    run: async (tx) => {
      const { id, version } = await oneIn(tx, `status = 'pending'`, nth);
      await processBillPayment(tx, caller, NOW, id, { version, providerTransactionId });
    },
  };
}

function reconcile(random: Random, { people }: Paying): Operation {
  const [caller, nth] = [random.pick(people), random.next()];
  return {
    name: 'reconcile a bill payment',
    run: async (tx) => {
      const { id } = await oneIn(tx, `status = 'processed'`, nth);
      await reconcileBillPayments(tx, caller, NOW, [id]);
    },
  };
}

/** Now and then more than was taken is asked for. */
function giveBack(random: Random, { referenceModel, people }: Paying): Operation {
  const [caller, nth, more] = [random.pick(people), random.next(), random.probability(0.1) ? 1 : 0];
  let id: string;
  return {
    name: 'give a bill payment back',
    run: async (tx) => {
      const found = await oneIn(tx, `status in ('pending', 'processed', 'reconciled')`, nth);
      id = found.id;
      const moves = await tx.raw<{ kind: BillTenderKind; amount: number }>(
        'select kind, amount from bill_money where bill_payment_id = $1',
        [id],
      );
      const tenders = billMoneyLeft(moves).map(({ kind, left }) => ({ kind, amount: left + more, reference: 'X' }));
      const to = found.status === 'pending' ? 'failed' : 'reversed';
      await endBillPayment(tx, caller, NOW, id, to, { version: found.version, reason: 'At random', tenders });
    },
    onCommitted: () => referenceModel.isGone(id),
  };
}

async function oneIn(tx: Tx, condition: string, share: number) {
  return rowOf(tx, await some(tx, `select id from bill_payments where ${condition}`, share));
}

async function rowOf(tx: Tx, id: string): Promise<{ id: string; version: number; total: number; status: string }> {
  const [row] = await tx.raw<{ version: number; total: number; status: string }>(
    'select version, total, status from bill_payments where id = $1',
    [id],
  );
  return { id, ...(row ?? { version: 1, total: 0, status: 'pending' }) };
}
