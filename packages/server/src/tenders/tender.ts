import type { MailLanguage } from '../email/email.ts';
import type { BookedKind, Settled, Tender as TenderDraft } from '@tilldesk/domain/sales';
import type { RefundSettlement } from '@tilldesk/domain/refunds';
import type { Scope, StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';

/** A tender of a request; problems are reported at `at`, its path in the request. */
export type Requested = TenderDraft & { at: string };

/** The invoice that tenders pay for. It and its customer are locked. */
export type PaidInvoice = { id: string; customerId: string | null };

/** What the tenders of an invoice leave due, and the day by which the request says it is paid. */
export type LeftDue = PaidInvoice & { due: number; dueDate: string | null | undefined };

/** The terms of what stays due. */
export type DueTerms = { dueDate: string; isOverLimit: boolean };

/** A payment to be booked. A counter-entry is negative and names the payment that it `reverses`. */
export type InvoicePayment = Omit<Settled, 'kind'> & { kind: BookedKind; reverses?: string | null };

/** A refund that is settled. Its customer is locked; `number` is formatted. */
export type SettledRefund = { number: string; customerId: string | null };

/** A part of the settlement of a refund; the counter-entry of a void is negative. */
export type RefundPart = { id: string; kind: RefundSettlement; amount: number; reference: string | null };

type BookPayments = (
  tx: Tx,
  scope: StoreScope,
  now: string,
  invoice: PaidInvoice,
  payments: readonly InvoicePayment[],
) => Promise<void>;

type SettleRefund = (
  tx: Tx,
  scope: Scope,
  now: string,
  refund: SettledRefund,
  parts: readonly RefundPart[],
) => Promise<void>;

/** What a tender locked for a sale. */
export type LockedTender = {
  /** The references under which the payments are booked, whatever the request contains, by the ids of the tenders. */
  references: ReadonlyMap<string, string>;
  book: BookPayments;
};

/**
 * A kind of tender: what the server knows of a way to pay beside its rules in the domain (`tenderRules`). It is registered in
 * `tenders.ts`. Documents never name a kind: they loop over the registered tenders, each of which gets its own part.
 *
 * The documents themselves book what all tenders have in common: the payments of an invoice (`payments`), the settlement of a
 * refund (`refund_payments`), both for each tender, and the movement in the drawer for tenders that are cash. A tender books
 * only in its own ledger, and its entries have the ids of the payments.
 *
 * A sale calls, in this order: `lock`, before stock is locked; the allocation of the amounts (`settle` in the domain); `accept`;
 * and after the invoice is posted `book`. Tenders are called in the order in which they are registered, so that locks are always
 * taken in the same order.
 */
export type Tender = {
  kind: string;
  /** Its name on receipts. */
  name: Readonly<Record<MailLanguage, string>>;

  /**
   * Locks what the tenders of this kind draw on, and validates them against it. Throws at the tenders. For a tender that locks,
   * the result books.
   */
  lock?: (tx: Tx, scope: Scope, invoice: PaidInvoice, tenders: readonly Requested[]) => Promise<LockedTender>;
  /**
   * Validates settled tenders of this kind, of a sale or of an open invoice, against what the customer has. A tender that stays
   * due returns its terms.
   */
  accept?: (
    tx: Tx,
    scope: StoreScope,
    now: string,
    invoice: LeftDue,
    tenders: readonly Requested[],
  ) => Promise<DueTerms | void>;
  /** Books payments in the ledger of the tender. */
  book?: BookPayments;
  /** Reverses payments by their counter-entries: a voided sale, or a corrected payment. */
  reverse?: (...args: [...Parameters<BookPayments>, reason: string]) => Promise<void>;

  /** Books parts of a refund that are paid out with this tender. */
  payOut?: SettleRefund;
  /** Takes them back, for a voided refund; amounts are negative. */
  takeBack?: SettleRefund;

  /** A draft of a sale is discarded. Throws if it must not be. */
  discard?: (tx: Tx, scope: Scope, now: string, invoiceId: string) => Promise<void>;

  /**
   * What distinguishes two tenders with the same id, kind and amount, so that a repeated request is recognized: `sql` is the key
   * of a payment `p`, `of` that of a tender in the request.
   */
  replayKey?: { sql: string; of: (tender: TenderDraft) => string | undefined };
  /** SQL: the kind as which a payment `t` counts when it is refunded. By default its own kind. */
  refundedAs?: string;
  /**
   * SQL: money that was taken or given back apart from payments and refunds. Rows of business_id, store_id, user_id, at, id,
   * kind, amount, invoice_id, and `source`, the kind of its movement in a drawer.
   */
  moneyApart?: string;
  /** Checks for `verify` by name. Each query returns rows of subject, stored and computed, as text. */
  invariants?: Readonly<Record<string, string>>;
};
