import type { BookedKind, RefundSettlement } from '@tilldesk/domain/shop';
import type { Tx } from '../database/transaction.ts';

/** What a hand took, for which invoice. */
type Taken = { invoiceId: string; kind: BookedKind; amount: number };

/** How a refund was settled. */
type Given = { refundId: string; kind: RefundSettlement; amount: number };

/** Money by what it is, such as 'in cash', 'out card', 'by hand'; what is nothing is left out. */
type Sums = Record<string, number>;

/**
 * The roll of a till that knows nothing of the books: what was handed over, given back and moved, noted by whoever did it once
 * it stood. Notes may come in any order, as people who work beside each other make them.
 */
export class TillRoll {
  readonly #payments = new Map<string, Taken>();
  readonly #givens: Given[] = [];
  readonly #documents = new Map<string, { kind: 'sale' | 'refund'; total: number }>();
  readonly #gone = new Set<string>();
  #byHand = 0;
  #granted = 0;

  sold(invoiceId: string, total: number): void {
    this.#documents.set(invoiceId, { kind: 'sale', total });
  }

  refunded(refundId: string, total: number): void {
    this.#documents.set(refundId, { kind: 'refund', total });
  }

  /** A sale or a refund was voided, or a payment taken back to be made in another way: it counts no more. */
  isGone(...ids: string[]): void {
    for (const id of ids) this.#gone.add(id);
  }

  /** Money stays in the shop: of cash, what is left of it when the change is given. */
  took(paymentId: string, taken: Taken): void {
    this.#payments.set(paymentId, taken);
  }

  gaveOut(given: Given): void {
    this.#givens.push(given);
  }

  /** Cash went in, or out below nothing, without a document. */
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
    for (const [id, { invoiceId, kind, amount }] of this.#payments) {
      if (!this.#gone.has(id) && !this.#gone.has(invoiceId)) add(`in ${kind}`, amount);
    }
    for (const { refundId, kind, amount } of this.#givens) if (!this.#gone.has(refundId)) add(`out ${kind}`, amount);
    for (const [id, { kind, total }] of this.#documents) {
      if (this.#gone.has(id)) continue;
      add(`${kind}s`, 1);
      add(`${kind}s come to`, total);
    }
    return withoutNothing(sums);
  }
}

const withoutNothing = (sums: Sums): Sums => Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

/** The same sums as the books of a business have them. */
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
     select 'sales', count(*) from invoices where status in ('open', 'paid')
     union all
     select 'sales come to', coalesce(sum(total), 0)::bigint from invoices where status in ('open', 'paid')
     union all
     select 'refunds', count(*) from refunds where status = 'posted'
     union all
     select 'refunds come to', coalesce(sum(total), 0)::bigint from refunds where status = 'posted'`,
  );
  return withoutNothing(Object.fromEntries(rows.map(({ what, sum }) => [what, sum])));
}
