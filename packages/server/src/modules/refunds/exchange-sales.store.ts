import type { InvoiceDraft, Tender } from '@tilldesk/domain/sales';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { PostedInvoice } from '../../ledgers/receivables/invoice-locks.store.ts';
import type { StockDecrease } from '../../ledgers/stock/low-stock.store.ts';
import type { InvoicePayment } from '../../tenders/tender.ts';

/** How the new sale of an exchange is paid: the returned goods transfer their part, tenders pay the rest. */
export type ExchangeOrder = {
  tenders: Tender[];
  dueDate: string | null | undefined;
  transferred: readonly InvoicePayment[];
  approvalId?: string;
};

/** The sale of an exchange. The sales make it, and `modules.ts` passes them in: a refund knows no sale. */
export type ExchangeSales = {
  /** Saves the sale as an invoice of the customer. @throws Problem access.denied, record.exists, the problems of a draft */
  draft: (tx: Tx, caller: Actor, now: string, sale: InvoiceDraft) => Promise<{ id: string; total: number }>;
  /** Posts it, with the checkout that every sale uses. Returns what it took from sellable stock. */
  post: (tx: Tx, caller: Actor, now: string, id: string, order: ExchangeOrder) => Promise<StockDecrease[]>;
  /** Reverses the posted sale, which is locked. */
  reverse: (tx: Tx, caller: Actor, now: string, invoice: PostedInvoice, reason: string) => Promise<void>;
};
