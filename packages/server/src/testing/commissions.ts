import { commissionRuleDefaults, type CommissionRuleDraft, type ExplainedEntry } from '@tilldesk/domain/commissions';
import { newId } from '../database/new-id.ts';
import { bodyOf } from './refunds.ts';
import { OPENED } from './small-shop.ts';
import type { ApiResponse, Person } from './till.ts';

const fresh = () => newId(OPENED);

/** A rule of 10 % of the net of every line from January on, with differences. */
export const ruleDraft = (more: Partial<CommissionRuleDraft> = {}): CommissionRuleDraft & { id: string } => ({
  ...commissionRuleDefaults,
  id: fresh(),
  name: 'All sales',
  from: '2026-01-01',
  rate: 1_000,
  ...more,
});

/** Calls of commissions as a person. */
export const commissionsAs = (person: Person) => ({
  addRule: (more: Partial<CommissionRuleDraft> = {}) =>
    person.request('POST', '/commission-rules', ruleDraft(more), fresh()),
  changeRule: (id: string, version: number, changes: object) =>
    person.request('PATCH', `/commission-rules/${id}`, { version, ...changes }),
  close: (from: string, to: string, key = fresh()) => person.request('POST', '/commissions/periods', { from, to }, key),
  adjust: (userId: string, amount: number, reason = 'Helped out') =>
    person.request('POST', '/commissions/adjustments', { id: fresh(), userId, amount, reason }, fresh()),
  approve: (id: string, version: number) =>
    person.request('POST', `/commission-settlements/${id}/approve`, { version }, fresh()),
  cancel: (id: string, version: number, reason = 'Left') =>
    person.request('POST', `/commission-settlements/${id}/cancel`, { version, reason }, fresh()),
});

/** The total of each person in an answer. */
export const totalsIn = (answer: ApiResponse): Record<string, number> =>
  Object.fromEntries(
    (bodyOf(answer)['items'] as { name: string; total: number }[]).map(({ name, total }) => [name, total]),
  );

/** The entries in an answer. */
export const entriesIn = (answer: ApiResponse): ExplainedEntry[] => bodyOf(answer)['items'] as ExplainedEntry[];
