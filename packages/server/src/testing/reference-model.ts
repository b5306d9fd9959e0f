import type { BillTenderKind } from '@tilldesk/domain/billPayments';
import type { ExpenseTender } from '@tilldesk/domain/expenses';
import type { RefundSettlement } from '@tilldesk/domain/refunds';
import type { BookedKind } from '@tilldesk/domain/sales';
import type { DepositMethod } from '@tilldesk/domain/deposits';
import type { TradeIn } from '@tilldesk/domain/tradeIns';
import type { Tx } from '../database/transaction.ts';

/** A payment that an operation took for an invoice; a deposit that pays for it was taken before. */
type RecordedPayment = { invoiceId: string; kind: BookedKind; amount: number; depositId?: string | undefined };

/** How a refund was settled. */
type RefundPayment = { refundId: string; kind: RefundSettlement; amount: number };

/**
 * A device bought from a customer, as part of the payment of a sale or separately, and the amount that was paid out.
 */
type Bought = {
  invoiceId: string | null;
  offer: number;
  out: number;
  payout: TradeIn['payout'];
};

/** A deposit and its method; negative if it was given back. */
type Deposited = { method: DepositMethod; amount: number };

/** Sums of money by kind, such as 'in cash', 'out card', 'by hand'; zero sums are omitted. */
type Sums = Record<string, number>;

/**
 * An independent model of the money in the shop, without access to the books: operations record here what was paid,
 * paid out and moved, once it is committed. Records may arrive in any order, because operations run concurrently.
 */
export class ReferenceModel {
  readonly #payments = new Map<string, RecordedPayment>();
  readonly #givens: RefundPayment[] = [];
  readonly #documents = new Map<string, { kind: 'sale' | 'refund'; total: number }>();
  readonly #bought = new Map<string, Bought>();
  readonly #switchedOn = new Map<string, string>();
  readonly #deposits = new Map<string, Deposited>();
  readonly #depositsBack = new Map<string, Deposited & { depositId: string }>();
  readonly #agreed = new Map<string, { version: number; due: number }>();
  readonly #billed = new Map<string, readonly { kind: BillTenderKind; amount: number }[]>();
  readonly #spent = new Map<string, { tender: ExpenseTender; total: number }>();
  readonly #gone = new Set<string>();
  #byHand = 0;
  #granted = 0;

  sold(invoiceId: string, total: number): void {
    this.#documents.set(invoiceId, { kind: 'sale', total });
  }

  refunded(refundId: string, total: number): void {
    this.#documents.set(refundId, { kind: 'refund', total });
  }

  bought(tradeInId: string, bought: Bought): void {
    this.#bought.set(tradeInId, bought);
  }

  /** Records that an activation was requested for a sale; the carrier's later response does not change it. */
  switchedOn(activationId: string, invoiceId: string): void {
    this.#switchedOn.set(activationId, invoiceId);
  }

  /**
   * Records that documents were voided or ended, or payments were reversed: they no longer count, nor do records that
   * depend on them.
   */
  isGone(...ids: string[]): void {
    for (const id of ids) this.#gone.add(id);
  }

  /** Records money that stays in the shop; for cash, the amount after change. */
  took(paymentId: string, payment: RecordedPayment): void {
    this.#payments.set(paymentId, payment);
  }

  deposited(depositId: string, { method, amount }: Deposited): void {
    this.#deposits.set(depositId, { method, amount });
  }

  gaveDepositBack(entryId: string, back: Deposited & { depositId: string }): void {
    this.#depositsBack.set(entryId, back);
  }

  /**
   * Records that the balance of an invoice is to be paid in instalments; `version` is that of the invoice on which they
   * were agreed, and the highest one counts.
   */
  agreed(invoiceId: string, seen: { version: number; due: number }): void {
    if (seen.version > (this.#agreed.get(invoiceId)?.version ?? 0)) this.#agreed.set(invoiceId, seen);
  }

  gaveOut(given: RefundPayment): void {
    this.#givens.push(given);
  }

  /** Records the money that was taken for a bill payment. */
  billed(billPaymentId: string, money: readonly { kind: BillTenderKind; amount: number }[]): void {
    this.#billed.set(billPaymentId, money);
  }

  /** Records that an expense was paid. */
  spent(expenseId: string, paid: { tender: ExpenseTender; total: number }): void {
    this.#spent.set(expenseId, paid);
  }

  /** Records cash moved in, or out if negative, without a document. */
  moved(amount: number): void {
    this.#byHand += amount;
  }

  granted(amount: number): void {
    this.#granted += amount;
  }

  sums(): Sums {
    const sums: Sums = {};
    const add = (what: string, amount: number) => (sums[what] = (sums[what] ?? 0) + amount);
    add('by hand', this.#byHand);
    add('credit granted', this.#granted);
    for (const [id, { method, amount }] of this.#deposits) {
      add(`deposits ${method}`, amount);
      add(`held of ${id}`, amount);
    }
    for (const { depositId, method, amount } of this.#depositsBack.values()) {
      add(`deposits back ${method}`, amount);
      add(`held of ${depositId}`, -amount);
    }
    for (const { due } of this.#agreed.values()) {
      add('agreements', 1);
      add('agreed in parts', due);
    }
    for (const [id, { invoiceId, kind, amount, depositId }] of this.#payments) {
      if (this.#gone.has(id) || this.#gone.has(invoiceId)) continue;
      add(`in ${kind}`, amount);
      if (depositId !== undefined) add(`held of ${depositId}`, -amount);
    }
    for (const [id, { invoiceId, offer, out, payout }] of this.#bought) {
      if (this.#gone.has(id) || this.#gone.has(invoiceId ?? id)) continue;
      add('trade-ins', 1);
      add('trade-ins come to', offer);
      add(`out for trade-ins ${payout}`, out);
    }
    for (const invoiceId of this.#switchedOn.values()) if (!this.#gone.has(invoiceId)) add('activations', 1);
    for (const { refundId, kind, amount } of this.#givens) if (!this.#gone.has(refundId)) add(`out ${kind}`, amount);
    for (const [id, money] of this.#billed)
      if (!this.#gone.has(id)) for (const { kind, amount } of money) add(`in for bills ${kind}`, amount);
    for (const [id, { tender, total }] of this.#spent)
      if (!this.#gone.has(id)) add(`out for expenses ${tender}`, total);
    for (const [id, { kind, total }] of this.#documents) {
      if (this.#gone.has(id)) continue;
      add(`${kind}s`, 1);
      add(`${kind}s come to`, total);
    }
    return withoutNothing(sums);
  }
}

const withoutNothing = (sums: Sums): Sums => Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

/** Returns the same sums from the books of a business. */
export async function sumsInBooks(tx: Tx): Promise<Sums> {
  const rows = await tx.raw<{ what: string; sum: number }>(
    `select 'in ' || kind as what, sum(amount)::bigint as sum from payments group by 1
     union all
     select 'out ' || kind, sum(amount)::bigint from refund_payments group by 1
     union all
     select 'by hand', coalesce(sum(amount), 0)::bigint from cash_movements where source_id is null
     union all
     select 'credit granted', coalesce(sum(amount), 0)::bigint from customer_credits where kind in ('grant', 'correction')
     union all
     select 'held of ' || id, rest from deposits
     union all
     select case kind when 'taken' then 'deposits ' else 'deposits back ' end || method, abs(sum(amount))::bigint from deposit_entries
     where method is not null group by kind, method
     union all
     select 'agreements', count(distinct invoice_id) from invoice_instalments
     union all
     select 'agreed in parts', coalesce(sum(amount), 0)::bigint from invoice_instalments
     union all
     select 'sales', count(*) from invoices where status in ('open', 'paid')
     union all
     select 'sales come to', coalesce(sum(total), 0)::bigint from invoices where status in ('open', 'paid')
     union all
     select 'trade-ins', count(*) from trade_ins where status = 'accepted'
     union all
     select 'trade-ins come to', coalesce(sum(offer), 0)::bigint from trade_ins where status = 'accepted'
     union all
     select 'out for trade-ins cash', coalesce(-sum(amount), 0)::bigint from cash_movements where kind = 'tradeInPayout'
     union all
     select 'out for trade-ins storeCredit', coalesce(sum(amount), 0)::bigint from customer_credits where kind = 'tradeIn'
     union all
     select 'in for bills ' || kind, sum(amount)::bigint from bill_money group by kind
     union all
     select 'out for expenses ' || tender, sum(amount)::bigint from expense_payments group by tender
     union all
     select 'activations', count(*) from activations a join invoices i on i.id = a.invoice_id and i.status in ('open', 'paid')
     where a.status not in ('prepared', 'discarded')
     union all
     select 'refunds', count(*) from refunds where status = 'posted'
     union all
     select 'refunds come to', coalesce(sum(total), 0)::bigint from refunds where status = 'posted'`,
  );
  return withoutNothing(Object.fromEntries(rows.map(({ what, sum }) => [what, sum])));
}
