import { baseChange, basePair, type Base, type LineTotals } from '@tilldesk/domain/commissions';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { BaseKind } from './commissions.tables.ts';
import { insertBaseEntries } from './commissions.statements.ts';

/** A line of a posted invoice, with its current totals and the person whose commission base it counts for. */
export type BaseLine = LineTotals & { lineId: string; isCharge: boolean; userId: string };

/** The change of a line's totals. Negative for returned items. */
export type LineChange = LineTotals & { lineId: string };

type Entry = Base & { lineId: string; userId: string };
type Document = { kind: BaseKind; documentId: string; invoiceId: string };

/**
 * Books the change of the commission base by a refund, or by the void of a refund, for the people whose base the lines of the
 * invoice currently count for. The invoice must be locked. Two changes may concern the same line.
 */
export async function bookBase(
  tx: Tx,
  scope: StoreScope,
  now: string,
  document: Document,
  soldLines: readonly BaseLine[],
  changes: readonly LineChange[],
): Promise<void> {
  const lines = new Map(soldLines.map((line) => [line.lineId, line]));
  const entries = changes.map((change): Entry => {
    const line = lines.get(change.lineId)!;
    const entry = baseChange(line, line.isCharge ? { ...change, pieces: 0 } : change);
    lines.set(line.lineId, { ...line, net: line.net + entry.net, cost: line.cost + entry.cost });
    return { ...entry, lineId: line.lineId, userId: line.userId };
  });
  await writeEntries(tx, scope, now, document, entries);
}

/**
 * Removes the commission base of an invoice that is about to be voided, from the people it currently counts for. The invoice must
 * be locked.
 */
export async function voidBase(
  tx: Tx,
  scope: StoreScope,
  now: string,
  invoiceId: string,
  lines: readonly BaseLine[],
): Promise<void> {
  const entries = lines.map((line): Entry => ({ ...basePair(line).taken, ...ofLine(line) }));
  await writeEntries(tx, scope, now, { kind: 'void', documentId: invoiceId, invoiceId }, entries);
}

/**
 * Books the pairs of entries of a correction: each line is taken from the person it currently counts for and given to another
 * person. Call this function with the invoice locked, before the correction is saved.
 */
export async function handBaseOver(
  tx: Tx,
  scope: StoreScope,
  now: string,
  { invoiceId, correctionId, to }: { invoiceId: string; correctionId: string; to: string },
  lines: readonly BaseLine[],
): Promise<void> {
  const entries = lines.flatMap((line): Entry[] => {
    const { taken, given } = basePair(line);
    return [
      { ...taken, ...ofLine(line) },
      { ...given, lineId: line.lineId, userId: to },
    ];
  });
  await writeEntries(tx, scope, now, { kind: 'correction', documentId: correctionId, invoiceId }, entries);
}

const ofLine = ({ lineId, userId }: BaseLine) => ({ lineId, userId });

async function writeEntries(
  tx: Tx,
  { businessId, storeId, store }: StoreScope,
  now: string,
  { kind, documentId, invoiceId }: Document,
  entries: readonly Entry[],
): Promise<void> {
  await tx.all(insertBaseEntries, {
    businessId,
    storeId,
    kind,
    documentId,
    invoiceId,
    now,
    businessDay: dayOf(now, store.timeZone),
    entries: JSON.stringify(entries.map((entry) => ({ ...entry, id: newId(now) }))),
  });
}
