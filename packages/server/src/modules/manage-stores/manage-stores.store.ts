import { Problem, problemAt } from '@tilldesk/domain/problems';
import {
  addressText,
  FIRST_NUMBER,
  managedStore,
  numberSeries,
  storeProblem,
  type stores as calls,
  type SeriesField,
} from '@tilldesk/domain/stores';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { records } from '../../crud/records.ts';
import type { Reader, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { userStores } from '../../parties/people/people.tables.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { endedSignIn } from '../session/sign-ins.store.ts';
import { stores } from '../stores/stores.tables.ts';
import {
  copyPolicies,
  copyTransaction,
  endSignInsAtStore,
  findOpenDrawer,
  findStores,
  findUsed,
  isCodeTaken,
  raiseSeries,
  readSeries,
} from './manage-stores.statements.ts';
import { equipStore } from './open-store.ts';

type Numbers = Record<SeriesField, number>;
type ManagedStoreRecord = z.output<typeof managedStore.draft>;
const seriesFields = Object.keys(numberSeries) as SeriesField[];

/** The stores of the business. */
export const storeRecords = records<typeof managedStore, typeof stores, z.output<typeof calls.list.query>>(
  managedStore,
  {
    table: stores,
    sorts: { name: stores.name, code: stores.code, createdAt: stores.createdAt },
    filters: { active: (active) => eq(stores.active, active === 'true') },
    // A business has few stores, so that they need no search terms.
    found: async (tx, { businessId }, search) => (await tx.all(findStores, { businessId, search })).map(({ id }) => id),
    columns: ({ nextInvoice: _i, nextRefund: _r, nextPurchase: _p, ...record }) => ({
      ...record,
      code: record.code.toLowerCase(),
      address: addressText(record),
    }),
    drafts: async (tx, rows) => withNumbers(tx, rows),
    read: async (tx, { businessId }, rows) => {
      const used = await tx.all(findUsed, { businessId, ids: rows.map(({ id }) => id) });
      const ids = new Set(used.map(({ id }) => id));
      return (await withNumbers(tx, rows)).map((row) => ({ ...row, hasDocuments: ids.has(row.id) }));
    },
    check: assertStoreValid,
    saveRelations: raiseNumbers,
  },
);

type Row = typeof stores.$inferSelect;

/** Adds the next number of each series, read from the counters that posting uses. */
async function withNumbers(tx: Tx, rows: Row[]): Promise<(Row & Numbers)[]> {
  const [first] = rows;
  if (!first) return [];
  const found = await tx.all(readSeries, { businessId: first.businessId, ids: rows.map(({ id }) => id) });
  return rows.map((row) => {
    const nextOf = (field: SeriesField) => {
      const series = found.find(({ storeId, kind }) => storeId === row.id && kind === numberSeries[field]);
      return series ? series.last + 1 : FIRST_NUMBER;
    };
    const [nextInvoice, nextRefund, nextPurchase] = [
      nextOf('nextInvoice'),
      nextOf('nextRefund'),
      nextOf('nextPurchase'),
    ];
    return { ...row, nextInvoice, nextRefund, nextPurchase };
  });
}

/** Throws the problem of a store's fields, and those of a change that its documents or drawers forbid. */
async function assertStoreValid(
  tx: Tx,
  scope: Scope,
  id: string,
  record: ManagedStoreRecord,
  before: ManagedStoreRecord | null,
): Promise<void> {
  const { businessId } = scope;
  const invalid = storeProblem(record);
  if (invalid) throw invalid;
  const { taken } = await tx.existing(isCodeTaken, { code: record.code, id });
  if (taken) throw problemAt('code', 'store.codeTaken');
  if (before === null) return;
  if (record.copiedFrom !== before.copiedFrom) throw problemAt('copiedFrom', 'store.copyFixed');
  if (record.currency !== before.currency && (await tx.first(findUsed, { businessId, ids: [id] }))) {
    throw problemAt('currency', 'store.currencyFixed');
  }
  if (before.active && !record.active) {
    if (id === scope.storeId) throw problemAt('active', 'store.own');
    const drawer = await tx.first(findOpenDrawer, { businessId, storeId: id });
    if (drawer) throw problemAt('active', 'store.drawerOpen', { register: drawer.name });
  }
}

/** Raises the series whose next number was changed. Throws store.numberUsed for a number that was used or passed. */
async function raiseNumbers(tx: Tx, { businessId }: Scope, id: string, record: ManagedStoreRecord): Promise<void> {
  const found = await tx.all(readSeries, { businessId, ids: [id] });
  for (const field of seriesFields) {
    const kind = numberSeries[field];
    const next = (found.find((series) => series.kind === kind)?.last ?? FIRST_NUMBER - 1) + 1;
    const wanted = record[field] ?? next;
    if (wanted === next) continue;
    const raised = wanted > next && (await tx.first(raiseSeries, { businessId, storeId: id, kind, last: wanted - 1 }));
    if (!raised) throw problemAt(field, 'store.numberUsed', { next });
  }
}

/**
 * Adds a store with its warehouse, location and register, and assigns its creator. A store that is copied is given the
 * transaction settings and policies of its model, and what was left empty of receipt texts, opening hours and tax number.
 * Throws record.exists, store.codeTaken.
 */
export async function addStore(
  tx: Tx,
  caller: Reader,
  now: string,
  draft: z.output<typeof calls.create.body>,
): Promise<void> {
  const { businessId, userId } = caller;
  const model = draft.copiedFrom ? await modelOf(tx, caller, draft.copiedFrom) : null;
  const filled = {
    ...draft,
    taxNumber: draft.taxNumber ?? model?.taxNumber ?? null,
    receiptHeader: draft.receiptHeader ?? model?.receiptHeader ?? null,
    receiptFooter: draft.receiptFooter ?? model?.receiptFooter ?? null,
    openingHours: draft.openingHours.length > 0 ? draft.openingHours : (model?.openingHours ?? []),
  };
  const { id: storeId, name } = await storeRecords.create(tx, caller, now, filled);
  await equipStore(tx, businessId, now, { id: storeId, name });
  await tx.insert(userStores).values({ businessId, userId, storeId });
  if (!model) return;
  await tx.all(copyTransaction, { businessId, storeId, from: model.id });
  await tx.all(copyPolicies, { businessId, storeId, from: model.id, userId, now });
}

async function modelOf(tx: Tx, caller: Reader, id: string) {
  return storeRecords.one(tx, caller, id).catch((error: unknown) => {
    throw error instanceof Problem ? problemAt('copiedFrom', error.code) : error;
  });
}

/** Ends every sign-in at a store. Pass the events to `publish`, so that sockets close at once. */
export async function endSignInsAt(tx: Tx, businessId: string, storeId: string, now: string): Promise<UserEvent[]> {
  const ended = await tx.all(endSignInsAtStore, { businessId, storeId, now });
  return ended.map(({ id, userId }) => endedSignIn({ businessId, userId }, id));
}
