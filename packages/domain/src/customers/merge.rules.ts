import { withOnePrimary } from './contacts.entity.ts';
import type { CustomerContent } from './customers.entity.ts';

/** Days during which a merge can be undone. */
export const MERGE_UNDO_DAYS = 30;

/** Groups of fields that are picked together from one of the two customers. Phones, emails and tags are combined instead. */
export const mergeParts = {
  name: ['firstName', 'lastName'],
  company: ['company'],
  address: ['street', 'city', 'state', 'postalCode', 'country'],
  group: ['group'],
  preferredLanguage: ['preferredLanguage'],
  hearAboutUs: ['hearAboutUs'],
  birthday: ['birthday'],
  consent: ['smsConsent', 'emailConsent'],
  taxExemption: ['taxExempt', 'taxExemptNumber', 'taxExemptExpires', 'taxExemptFileId'],
  creditLimit: ['creditLimit'],
  alert: ['alert'],
  notes: ['notes'],
} as const satisfies Record<string, readonly (keyof CustomerContent)[]>;

export type MergePart = keyof typeof mergeParts;
export const mergePartNames = Object.keys(mergeParts) as [MergePart, ...MergePart[]];
/** The chosen value: of the remaining customer (`mine`) or the removed one (`theirs`). */
export type MergePick = 'mine' | 'theirs';
export type MergePicks = Readonly<Partial<Record<MergePart, MergePick>>>;

/** The parts in which two customers differ, with the default pick. */
export const mergeDifferences = (
  mine: CustomerContent,
  theirs: CustomerContent,
): { part: MergePart; pick: MergePick }[] =>
  mergePartNames
    .filter((part) => !isSame(partOf(mine, part), partOf(theirs, part)))
    .map((part) => ({ part, pick: usualPick(mine, part) }));

/** Returns the merged customer: the picked parts, and all phones, emails and tags of both. */
export function mergedCustomer(
  mine: CustomerContent,
  theirs: CustomerContent,
  picks: MergePicks = {},
): CustomerContent {
  const pickedParts = mergePartNames.filter((part) => (picks[part] ?? usualPick(mine, part)) === 'theirs');
  return {
    ...mine,
    ...Object.assign({}, ...pickedParts.map((part) => partOf(theirs, part))),
    phones: withOnePrimary([...mine.phones, ...theirs.phones], phoneKey),
    emails: withOnePrimary([...mine.emails, ...theirs.emails], emailKey),
    tags: [...new Set([...mine.tags, ...theirs.tags])],
  };
}

/**
 * Returns the remaining customer after undoing the merge: values of the merge that were not changed since are restored; later
 * changes are retained.
 */
export function unmergedCustomer(
  now: CustomerContent,
  before: CustomerContent,
  merged: CustomerContent,
): CustomerContent {
  const back = mergePartNames.filter((part) => isSame(partOf(now, part), partOf(merged, part)));
  return {
    ...now,
    ...Object.assign({}, ...back.map((part) => partOf(before, part))),
    phones: without(now.phones, before.phones, merged.phones, phoneKey),
    emails: without(now.emails, before.emails, merged.emails, emailKey),
    tags: listBack(now.tags, before.tags, merged.tags, (tag) => tag),
  };
}

const phoneKey = ({ number }: { number: string }) => number;
const emailKey = ({ address }: { address: string }) => address;

type Contact = { isPrimary: boolean };
const without = <C extends Contact>(now: C[], before: C[], merged: C[], keyOf: (contact: C) => string): C[] =>
  isSame(now, merged) ? before : withOnePrimary(listBack(now, before, merged, keyOf), keyOf);

function listBack<V>(now: readonly V[], before: V[], merged: readonly V[], keyOf: (value: V) => string): V[] {
  if (isSame(now, merged)) return before;
  const own = new Set(before.map(keyOf));
  const addedKeys = new Set(merged.map(keyOf).filter((key) => !own.has(key)));
  return now.filter((value) => !addedKeys.has(keyOf(value)));
}

/** Default: the remaining customer's value, or the other's if empty. A consent is never taken over by default. */
const usualPick = (mine: CustomerContent, part: MergePart): MergePick =>
  part !== 'consent' && Object.values(partOf(mine, part)).every((value) => value === null || value === false)
    ? 'theirs'
    : 'mine';

const partOf = (of: CustomerContent, part: MergePart): Partial<CustomerContent> =>
  Object.fromEntries(mergeParts[part].map((name) => [name, of[name]]));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An empty customer, the base for merging partial data. */
export const emptyCustomer: CustomerContent = {
  firstName: null,
  lastName: null,
  company: null,
  phones: [],
  emails: [],
  street: null,
  country: null,
  city: null,
  state: null,
  postalCode: null,
  group: null,
  tags: [],
  preferredLanguage: null,
  hearAboutUs: null,
  birthday: null,
  smsConsent: false,
  emailConsent: false,
  taxExempt: false,
  taxExemptNumber: null,
  taxExemptExpires: null,
  taxExemptFileId: null,
  creditLimit: null,
  alert: null,
  notes: null,
};
