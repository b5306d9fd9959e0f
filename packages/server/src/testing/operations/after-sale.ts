import type { PaymentKind } from '@tilldesk/domain/sales';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Random } from '../../demo/random.ts';
import { correctCredit, grantCredit } from '../../modules/customers/credit.store.ts';
import { correctPayment, correctSalesperson } from '../../modules/sales/corrections.store.ts';
import { payInvoice } from '../../modules/sales/checkout/paying.store.ts';
import { voidInvoice } from '../../modules/sales/voiding.store.ts';
import type { Selling } from './sales.ts';
import { NOW, some, type Operation, type Drawing } from '../stock-life.ts';

/** Operations after a sale: payments of a balance, voids, corrections, store credit. */
export const afterSaleOperations = (selling: Selling): readonly Drawing[] => [
  { often: 5, draw: (_, random) => pay(random, selling) },
  { often: 4, draw: (_, random) => reversePayment(random, selling) },
  { often: 5, draw: (_, random) => correct(random, selling) },
  { often: 2, draw: (_, random) => grantStoreCredit(random, selling) },
];

/** The payment methods at the counter. */
export const methods = ['cash', 'card', 'check', 'storeCredit', 'other'] as const satisfies PaymentKind[];

/** A payment for an open invoice: cash is sometimes more than due, other methods never. */
function pay(random: Random, { referenceModel, sellers }: Selling): Operation {
  const [caller, id, nth, kind] = [random.pick(sellers), newId(NOW), random.next(), random.pick(methods)];
  const [share, over] = [random.probability(0.4) ? 1 : random.next(), random.int(0, 500)];
  let onCommitted = (): void => undefined;
  return {
    name: 'pay',
    run: async (tx) => {
      const invoiceId = await some(tx, `select id from invoices where status = 'open'`, nth);
      const [seen] = await tx.raw<{ due: number }>('select total - paid as due from invoices where id = $1', [
        invoiceId,
      ]);
      const amount = Math.max(1, Math.round((seen?.due ?? 1) * share)) + (kind === 'cash' ? over : 0);
      await payInvoice(tx, caller, NOW, invoiceId, [{ id, kind, amount, reference: '4711' }]);
      const keptAmount = await keptAmountOf(tx, id, amount);
      onCommitted = () => referenceModel.took(id, { invoiceId, kind, amount: keptAmount });
    },
    onCommitted: () => onCommitted(),
  };
}

/**
 * Returns the amount of a payment that was retained: if another payment was made in the meantime, more change is given,
 * as the till shows.
 */
export async function keptAmountOf(tx: Tx, id: string, amount: number): Promise<number> {
  const [row] = await tx.raw<{ change: number }>('select change from payments where id = $1', [id]);
  return amount - (row?.change ?? 0);
}

function reversePayment(random: Random, { referenceModel, sellers }: Selling): Operation {
  const [caller, nth, isByDeposit] = [random.pick(sellers), random.next(), random.probability(0.3)];
  const byDeposit = `select invoice_id as id from payments where kind = 'deposit' and reverses is null`;
  let onCommitted = (): void => undefined;
  return {
    name: 'void',
    run: async (tx) => {
      const id = await some(tx, isByDeposit ? byDeposit : 'select id from invoices where number is not null', nth);
      await voidInvoice(tx, caller, NOW, id, { reason: 'Wrong' });
      onCommitted = () => referenceModel.isGone(id);
    },
    onCommitted: () => onCommitted(),
  };
}

/** Corrects the method of a payment, or the salesperson of a sale or of one of its lines. */
function correct(random: Random, { referenceModel, sellers }: Selling): Operation {
  const [caller, id, nth, isMoney] = [random.pick(sellers), newId(NOW), random.next(), random.probability(0.7)];
  const [kind, salesperson] = [random.pick(methods), random.pick(sellers).userId];
  const [isLine, whichLine] = [random.probability(0.5), random.next()];
  let onCommitted = (): void => undefined;
  return {
    name: 'set right',
    run: async (tx) => {
      if (!isMoney) {
        const sold = await some(tx, 'select id from invoices where number is not null', nth);
        const line = await some(tx, `select id from invoice_lines where invoice_id = '${sold}'`, whichLine);
        const really = { salespersonId: salesperson, reason: 'Wrong', ...(isLine ? { lineId: line } : {}) };
        return correctSalesperson(tx, caller, NOW, sold, really);
      }
      const incorrectPayment = await some(tx, 'select id from payments where reverses is null', nth);
      const [{ invoiceId, amount } = { invoiceId: newId(NOW), amount: 0 }] = await tx.raw<{
        invoiceId: string;
        amount: number;
      }>('select invoice_id as "invoiceId", amount from payments where id = $1', [incorrectPayment]);
      await correctPayment(tx, caller, NOW, invoiceId, incorrectPayment, {
        id,
        kind,
        reference: '4711',
        reason: 'Wrong',
      });
      onCommitted = () => {
        referenceModel.isGone(incorrectPayment);
        referenceModel.took(id, { invoiceId, kind, amount });
      };
    },
    onCommitted: () => onCommitted(),
  };
}

/** Grants store credit, and sometimes reverses a grant that was not used yet. */
function grantStoreCredit(random: Random, { referenceModel, sellers, customers }: Selling): Operation {
  const [caller, id, nth] = [random.pick(sellers), newId(NOW), random.next()];
  const [customerId, granted, isReversed] = [random.pick(customers), random.int(1, 5_000), random.probability(0.3)];
  let amount = granted;
  return {
    name: 'credit',
    run: async (tx) => {
      if (!isReversed) return grantCredit(tx, caller, NOW, customerId, { id, amount: granted, reason: 'Sorry' });
      const grant = await some(tx, `select id from customer_credits where kind = 'grant'`, nth);
      const [{ holder } = { holder: customerId }] = await tx.raw<{ holder: string }>(
        'select customer_id as holder from customer_credits where id = $1',
        [grant],
      );
      ({ amount } = await correctCredit(tx, caller, NOW, holder, grant, { id, reason: 'Wrong' }));
      return amount;
    },
    onCommitted: () => referenceModel.granted(amount),
  };
}
