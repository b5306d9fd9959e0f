import { billPaymentProblem, billPayments, billTotals, type BillKind } from '@tilldesk/domain/billPayments';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { eq, gte, lte } from 'drizzle-orm';
import { crudModule } from '../../crud/crud.ts';
import type { Reader, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { fold, termsOf } from '../../search/terms.ts';
import { billPaymentNumber } from '../stores/numbers.store.ts';
import {
  findBillPaymentsOf,
  findOpenCustomer,
  lockBillPayment,
  readBillFacts,
  readBillTerms,
  saveBillTerms,
} from './bill-payments.statements.ts';
import { billPayments as table } from './bill-payments.tables.ts';

/** The bill payments of a store. Search covers phone, account, plan, number, carrier, customer and the provider's id. */
export const billPaymentRecords = crudModule(billPayments, table, {
  within: ({ storeId }) => eq(table.storeId, storeId),
  initial: ({ storeId, userId }) => ({ storeId, createdBy: userId }),
  filters: { from: (day) => gte(table.businessDay, day), to: (day) => lte(table.businessDay, day) },
  terms: ({ phoneNumber, accountNumber, plan }) => termsOf([plan], [phoneNumber, accountNumber]),
  found: async (tx, { businessId, storeId }, search) => {
    const number = Number(/^\s*(?:bp-)?(\d{1,9})\s*$/i.exec(search)?.[1] ?? 0) || null;
    const prefix = `${fold(search).replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const code = search.trim().toUpperCase();
    return (await tx.all(findBillPaymentsOf, { businessId, storeId, number, prefix, code })).map(({ id }) => id);
  },
  // The terms follow in `saveRelations`.
  columns: (record) => ({ ...record, fee: 0, tax: 0, commission: 0, total: record.amount }),
  saveRelations: saveTerms,
  read: readBillPayments,
  check: async (tx, scope, id, record, before) => {
    const { businessId } = scope;
    const problem = billPaymentProblem(record);
    if (problem) throw problem;
    if (before) await assertDraft(tx, scope, id);
    await lockTerms(tx, scope, record);
    const { customerId } = record;
    if (customerId !== null && customerId !== before?.customerId) {
      if (!(await tx.first(findOpenCustomer, { businessId, customerId })))
        throw problemAt('customerId', 'record.notFound');
    }
  },
  release: (tx, scope, { id }) => assertDraft(tx, scope, id),
});

type AtCarrier = { carrierId: string; kind: BillKind };

/** Returns the present terms of a carrier, which stays as it is until the end of the transaction. Throws record.notFound at carrierId for one of another kind. */
async function lockTerms(tx: Tx, { businessId, storeId }: Scope, { carrierId, kind }: AtCarrier) {
  const terms = await tx.first(readBillTerms, { businessId, storeId, carrierId, kind });
  if (!terms) throw problemAt('carrierId', 'record.notFound');
  return terms;
}

/** Saves the present terms of its carrier for a draft. */
async function saveTerms(tx: Tx, scope: Scope, id: string, draft: AtCarrier & { amount: number }): Promise<void> {
  const terms = await lockTerms(tx, scope, draft);
  const { providerId, policyText, taxRate } = terms;
  const totals = billTotals(draft.amount, terms, taxRate);
  await tx.all(saveBillTerms, { businessId: scope.businessId, id, providerId, policyText, ...totals });
}

async function assertDraft(tx: Tx, { businessId, storeId }: Scope, id: string): Promise<void> {
  const { status } = await tx.existing(lockBillPayment, { businessId, storeId, id });
  if (status !== 'draft') throw new Problem('billPayment.fixed');
}

async function readBillPayments(tx: Tx, { businessId, limits }: Reader, rows: (typeof table.$inferSelect)[]) {
  const facts = await tx.all(readBillFacts, { businessId, ids: rows.map(({ id }) => id) });
  const of = new Map(facts.map(({ id, ...own }) => [id, own]));
  return rows.map((row) => {
    const own = of.get(row.id)!;
    const number = row.number === null ? null : billPaymentNumber(row.number);
    return {
      ...row,
      ...own,
      tenders: own.tenders.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
      commission: limits.viewCost ? row.commission : null,
      number,
      name: number ?? row.phoneNumber ?? row.accountNumber ?? own.carrierName,
    };
  });
}
