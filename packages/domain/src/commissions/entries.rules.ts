import { allocate } from '../money/money.ts';
import { WHOLE, type CommissionBaseKind } from './commissionRule.entity.ts';
import {
  appliesTo,
  countsFrom,
  measure,
  selects,
  type ChangeKind,
  type CommissionChange,
  type RuleVersion,
} from './lines.rules.ts';
import type { CommissionEntryKind } from './settlements.entity.ts';
import { earnedOf } from './tiers.rules.ts';

/** A commission entry that a rule made. Amounts in minor units, `share` in basis points, `value` in basis points or minor units. */
export type CommissionEntry = {
  kind: Exclude<CommissionEntryKind, 'adjustment'>;
  /** The person who gets the amount, and the salesperson whose base it comes from. */
  userId: string;
  sellerId: string;
  ruleId: string;
  ruleVersion: number;
  invoiceId: string;
  /** Null for an amount per invoice. */
  lineId: string | null;
  base: CommissionBaseKind;
  baseAmount: number;
  value: number;
  share: number;
  isCapped: boolean;
  /** Of a charge-back: what changed the base. Else empty. */
  causes: ChangeKind[];
  amount: number;
  /** The day from which the line, or the change of it, counts. */
  day: string;
};

export type CommissionInput = {
  /** The first and the last business day of the period. */
  from: string;
  to: string;
  /** The current versions of the rules. */
  rules: readonly RuleVersion[];
  /** All changes of the base that count in the period for any rule. Others are ignored. */
  changes: readonly CommissionChange[];
  /** The entries of earlier periods for the invoices of the changes. */
  earlier: readonly CommissionEntry[];
  /** The versions of the rules that made them. */
  versions: readonly RuleVersion[];
  roleOf: (userId: string) => string | null;
};

/**
 * Calculates the commission entries of a period: open periods, closing, simulation and verification all use this function.
 *
 * Within the period a line counts with what is left of it. What changes later on a line that earned in an earlier period is charged
 * back, by the version of the rule that earned it, in proportion to the base that is left: nothing remains after a full return.
 */
export const commissionEntries = (input: CommissionInput): CommissionEntry[] => {
  const known = recordsOf(input.earlier);
  return [...chargebacks(input, known), ...earnings(input, known)];
};

/** What a rule's entries for one item (line or invoice) of a salesperson add up to, for each person who got a share. */
type EarnedItem = {
  first: CommissionEntry;
  base: number;
  byPerson: Map<string, { earned: CommissionEntry; sum: number }>;
};

const itemOf = (base: CommissionBaseKind, ids: { invoiceId: string; lineId: string }): string =>
  base === 'flatPerInvoice' ? ids.invoiceId : ids.lineId;
const keyOf = (ruleId: string, item: string, sellerId: string): string => `${ruleId} ${item} ${sellerId}`;

function recordsOf(entries: readonly CommissionEntry[]): Map<string, EarnedItem> {
  const records = new Map<string, EarnedItem>();
  for (const entry of entries.toSorted((a, b) => Number(a.kind === 'chargeback') - Number(b.kind === 'chargeback'))) {
    const key = keyOf(entry.ruleId, entry.lineId ?? entry.invoiceId, entry.sellerId);
    const record = records.get(key) ?? { first: entry, base: entry.baseAmount, byPerson: new Map() };
    records.set(key, record);
    const own = record.byPerson.get(entry.userId);
    if (own) own.sum += entry.amount;
    else record.byPerson.set(entry.userId, { earned: entry, sum: entry.amount });
    // Every person of a split has the same changes of the base; they count once.
    if (own && entry.userId === record.first.userId) record.base += entry.baseAmount;
  }
  return records;
}

/** Sums of the changes of an item in the period, by a rule. */
type Counted = { sum: number; first: string; last: string; causes: ChangeKind[] };

function countedOf({ from, to }: CommissionInput, rule: RuleVersion, changes: readonly CommissionChange[]): Counted {
  const counted: Counted = { sum: 0, first: to, last: from, causes: [] };
  for (const change of changes) {
    const day = countsFrom(rule, change);
    if (day === null || day < from || day > to) continue;
    counted.sum += measure(rule, change);
    if (day < counted.first) counted.first = day;
    if (day > counted.last) counted.last = day;
    if (!counted.causes.includes(change.kind)) counted.causes.push(change.kind);
  }
  return counted;
}

function chargebacks(input: CommissionInput, known: ReadonlyMap<string, EarnedItem>): CommissionEntry[] {
  const byLine = grouped(input.changes, ({ line, sellerId }) => `${line.lineId} ${sellerId}`);
  const byInvoice = grouped(input.changes, ({ line, sellerId }) => `${line.invoiceId} ${sellerId}`);
  const versions = new Map(input.versions.map((rule) => [`${rule.id} ${rule.version}`, rule]));
  return [...known.values()].flatMap(({ first, base, byPerson }) => {
    const rule = versions.get(`${first.ruleId} ${first.ruleVersion}`);
    if (!rule) throw new Error(`commissions: version ${first.ruleVersion} of rule ${first.ruleId} is missing`);
    const changes =
      first.lineId === null
        ? (byInvoice.get(`${first.invoiceId} ${first.sellerId}`) ?? []).filter(({ line }) => selects(rule, line))
        : (byLine.get(`${first.lineId} ${first.sellerId}`) ?? []);
    const { sum: baseAmount, last: day, causes } = countedOf(input, rule, changes);
    if (baseAmount === 0) return [];
    const left = base + baseAmount;
    return [...byPerson.values()].map(({ earned, sum }) => ({
      ...earned,
      kind: 'chargeback' as const,
      baseAmount,
      causes,
      day,
      isCapped: false,
      amount: remaining(earned, left) - sum,
    }));
  });
}

/** What is left of an entry's amount when `left` of its base is left. */
function remaining({ base, baseAmount, amount }: CommissionEntry, left: number): number {
  if (base === 'flatPerInvoice') return left > 0 ? amount : 0;
  const part = Math.max(0, Math.min(left, baseAmount));
  return allocate(amount, [part, baseAmount - part])[0]!;
}

/** An item that earns in the period. */
type Item = { invoiceId: string; lineId: string | null; base: number; day: string };

function earnings(input: CommissionInput, known: ReadonlyMap<string, EarnedItem>): CommissionEntry[] {
  const exclusive = exclusiveItems(input, known);
  const byOrder = input.rules.toSorted((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1));
  const found = new Map<string, { rule: RuleVersion; sellerId: string; items: Map<string, Item> }>();
  for (const changes of grouped(input.changes, ({ line, sellerId }) => `${line.lineId} ${sellerId}`).values()) {
    const { line, sellerId } = changes[0]!;
    const seller = { userId: sellerId, roleId: input.roleOf(sellerId) };
    const applicable = byOrder.filter((rule) => appliesTo(rule, line, seller));
    const isTaken = [line.lineId, line.invoiceId].some((item) => exclusive.has(`${item} ${sellerId}`));
    const winner = isTaken ? undefined : applicable.find(({ stackable }) => !stackable);
    for (const rule of applicable.filter((one) => one.stackable || one === winner)) {
      const item = itemOf(rule.base, line);
      if (known.has(keyOf(rule.id, item, sellerId))) continue;
      const { sum, first } = countedOf(input, rule, changes);
      if (sum === 0) continue;
      const key = `${rule.id} ${sellerId}`;
      const own = found.get(key) ?? { rule, sellerId, items: new Map<string, Item>() };
      found.set(key, own);
      const before = own.items.get(item);
      own.items.set(item, {
        invoiceId: line.invoiceId,
        lineId: rule.base === 'flatPerInvoice' ? null : line.lineId,
        base: sum + (before?.base ?? 0),
        day: before && before.day < first ? before.day : first,
      });
    }
  }
  return [...found.values()].flatMap(({ rule, sellerId, items }) => entriesOf(rule, sellerId, [...items.values()]));
}

/** Lines and invoices that earned by a rule that is not stackable: no other such rule earns on them later. */
function exclusiveItems({ versions }: CommissionInput, known: ReadonlyMap<string, EarnedItem>): Set<string> {
  const stackable = new Set(versions.filter((rule) => rule.stackable).map((rule) => `${rule.id} ${rule.version}`));
  return new Set(
    [...known.values()].flatMap(({ first }) =>
      stackable.has(`${first.ruleId} ${first.ruleVersion}`)
        ? []
        : [`${first.lineId ?? first.invoiceId} ${first.sellerId}`],
    ),
  );
}

function entriesOf(rule: RuleVersion, sellerId: string, found: readonly Item[]): CommissionEntry[] {
  const items = found.filter(({ base }) => base > 0);
  if (items.length === 0) return [];
  const earned = earnedOf(
    rule,
    items.map(({ base }) => base),
  );
  if (earned === null) return [];
  const people = sharesOf(rule, sellerId);
  return items.flatMap(({ base: baseAmount, ...item }, index) => {
    const { amount, ...calculated } = earned[index]!;
    const amounts = allocate(
      amount,
      people.map(({ share }) => share),
    );
    return people.map(({ userId, share }, nth) => ({
      ...item,
      ...calculated,
      kind: rule.kind === 'spiff' ? ('spiff' as const) : userId === sellerId ? ('earn' as const) : ('split' as const),
      userId,
      sellerId,
      ruleId: rule.id,
      ruleVersion: rule.version,
      base: rule.base,
      baseAmount,
      share,
      causes: [],
      amount: amounts[nth]!,
    }));
  });
}

/** The shares of a rule by person: those of a salesperson who is also named are one. */
function sharesOf({ splits }: RuleVersion, sellerId: string): { userId: string; share: number }[] {
  const shares = new Map<string, number>();
  for (const { userId, share } of splits ?? [{ userId: null, share: WHOLE }]) {
    const person = userId ?? sellerId;
    shares.set(person, (shares.get(person) ?? 0) + share);
  }
  return [...shares].map(([userId, share]) => ({ userId, share }));
}

function grouped<T>(all: readonly T[], keyOfOne: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOfOne(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
