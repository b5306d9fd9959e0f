import type { CommissionPeriod, ExplainedEntry, PersonEarnings, Settlement } from '@tilldesk/domain/commissions';
import { paginate } from '@tilldesk/domain/contract';
import type { Reader, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { formatInvoiceNumber } from '../stores/numbers.store.ts';
import { listEntryNames, listSettlements } from './commissions.statements.ts';
import { readEntries, readPeriod, type PeriodEntry, type StoredPeriod } from './periods.store.ts';

/** The person who asks: costs are hidden without the right to see them. */
type Asker = Reader & StoreScope;
type Asked = { from?: string | undefined; userId?: string | undefined };

const sums = { earned: 0, splits: 0, spiffs: 0, chargebacks: 0, adjustments: 0, total: 0 };
const sumOf = {
  earn: 'earned',
  split: 'splits',
  spiff: 'spiffs',
  chargeback: 'chargebacks',
  adjustment: 'adjustments',
} as const satisfies Record<PeriodEntry['kind'], keyof typeof sums>;

/** Returns what each person earned in a period, or one person. Everybody's and one's own figures are from this function. */
export async function readEarnings(
  tx: Tx,
  caller: Asker,
  now: string,
  { from, userId }: Asked,
): Promise<CommissionPeriod & { items: PersonEarnings[] }> {
  const { businessId, storeId } = caller;
  const period = await readPeriod(tx, caller, now, from);
  const people = new Map<string, typeof sums>();
  for (const { kind, userId: person, amount } of await readEntries(tx, caller, now, period)) {
    if (userId !== undefined && person !== userId) continue;
    const own = people.get(person) ?? { ...sums };
    people.set(person, own);
    own[sumOf[kind]] += amount;
    own.total += amount;
  }
  const names = await namesOf(tx, businessId, [...people.keys()]);
  const settled = period.id === null ? [] : await tx.all(listSettlements, { businessId, storeId, from: period.from });
  const settlements = new Map(settled.map((one): [string, Settlement] => [one.userId, one]));
  const items = [...people].map(([id, own]) => ({
    ...own,
    userId: id,
    name: names.get(id) ?? '',
    settlement: settlements.get(id) ?? null,
  }));
  return { ...plain(period), items: items.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

const plain = ({ id: _id, ...period }: StoredPeriod): CommissionPeriod => period;

type Paged = Asked & { userId: string; page: number; limit: number };

/** Returns the entries of a person in a period, latest first, each with what explains it. */
export async function readExplained(tx: Tx, caller: Asker, now: string, { from, userId, page, limit }: Paged) {
  const period = await readPeriod(tx, caller, now, from);
  const all = (await readEntries(tx, caller, now, period)).filter((entry) => entry.userId === userId).toReversed();
  const first = (page - 1) * limit;
  const shown = all.slice(first, first + limit);
  const ids = shown.flatMap(({ sellerId, ruleId, invoiceId, lineId, createdBy }) => [
    sellerId,
    ruleId,
    invoiceId,
    lineId,
    createdBy,
  ]);
  const names = await namesOf(
    tx,
    caller.businessId,
    ids.filter((id) => id !== null),
  );
  const items = shown.map((entry, index) => explained(caller, entry, names, String(all.length - first - index)));
  return { items, pagination: paginate(page, limit, all.length) };
}

function explained(
  { limits }: Asker,
  entry: PeriodEntry,
  names: ReadonlyMap<string, string>,
  place: string,
): ExplainedEntry {
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? ''));
  const { ruleId, ruleVersion, invoiceId, sellerId, userId, base } = entry;
  const isHidden = base === 'margin' && !limits.viewCost;
  return {
    place,
    kind: entry.kind,
    day: entry.day,
    amount: entry.amount,
    rule: ruleId === null ? null : { id: ruleId, name: nameOf(ruleId)!, version: ruleVersion ?? 0 },
    invoice: invoiceId === null ? null : { id: invoiceId, number: formatInvoiceNumber(Number(nameOf(invoiceId))) },
    line: nameOf(entry.lineId),
    seller: sellerId === userId ? null : nameOf(sellerId),
    base,
    baseAmount: isHidden ? null : entry.baseAmount,
    value: isHidden ? null : entry.value,
    share: entry.share,
    isCapped: entry.isCapped,
    causes: entry.causes,
    reason: entry.reason,
    by: nameOf(entry.createdBy),
  };
}

const namesOf = async (tx: Tx, businessId: string, ids: string[]): Promise<Map<string, string>> =>
  new Map((await tx.all(listEntryNames, { businessId, ids })).map(({ id, name }) => [id, name ?? '']));
