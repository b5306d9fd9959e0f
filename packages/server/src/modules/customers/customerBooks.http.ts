import { findCustomers } from '@tilldesk/domain/sales';
import {
  customerCredit,
  customerGroups,
  customerHistory,
  customerLinks,
  customerMerges,
  customerNotes,
  findDuplicateCustomers,
  tillCustomer,
} from '@tilldesk/domain/customers';
import { route, type RequestContext, type Route } from '../../http/serve.ts';
import { addNote, listGroups, listHistory, listNotes } from './book.store.ts';
import { correctCredit, grantCredit, listCredits } from './credit.store.ts';
import { bearersOf } from './duplicates.store.ts';
import { listLinks, removeLink, setLink } from './links.store.ts';
import { mergeCustomers } from './merging.store.ts';
import { listMerges, previewMerge } from './merges.store.ts';
import { normalizedPhone } from './phones.store.ts';
import { findCustomersBy, readTillCustomer } from './picking.store.ts';
import { undoMerge } from './unmerging.store.ts';

/** The related data of a customer: duplicates, links, notes, credit, history, merges. */
export const customerBooksCalls: Route[] = [
  route(findCustomers, ({ tx, caller: person, now, query }) =>
    findCustomersBy(tx, person, now, query.text, query.page),
  ),
  route(tillCustomer, ({ tx, caller: person, now, params }) => readTillCustomer(tx, person, now, params.id)),
  route(findDuplicateCustomers, async ({ tx, caller: person, query }) => {
    const phones = listed(query.phones).map((phone) => normalizedPhone(phone, person.store));
    const emails = listed(query.emails).map((email) => email.toLowerCase());
    return { items: await bearersOf(tx, person, [...phones, ...emails], query.except ?? null) };
  }),
  route(customerGroups, async ({ tx, caller: person }) => ({ items: await listGroups(tx, person) })),

  route(customerHistory, ({ tx, caller: person, params, query }) => listHistory(tx, person, params.id, query)),

  route(customerNotes.list, ({ tx, caller: person, params, query }) => listNotes(tx, person, params.id, query)),
  route(customerNotes.add, async ({ tx, caller: person, now, params, body, publishChange }) => {
    const note = await addNote(tx, person, now, params.id, body);
    publishChange('customers', params.id);
    return note;
  }),

  route(customerLinks.list, ({ tx, caller: person, params }) => listLinks(tx, person, params.id)),
  route(customerLinks.set, async ({ tx, caller: person, now, params, body, publishChange }) => {
    const links = await setLink(tx, person, now, params.id, body);
    for (const id of [params.id, body.otherId]) publishChange('customers', id);
    return links;
  }),
  route(customerLinks.remove, async ({ tx, caller: person, now, params, publishChange }) => {
    const links = await removeLink(tx, person, now, params.id, params.otherId);
    for (const id of [params.id, params.otherId]) publishChange('customers', id);
    return links;
  }),

  route(customerCredit.list, ({ tx, caller: person, params, query }) => listCredits(tx, person, params.id, query)),
  route(customerCredit.grant, async ({ tx, caller: person, now, params, body, publishChange }) => {
    const entry = await grantCredit(tx, person, now, params.id, body);
    publishChange('customers', params.id);
    return entry;
  }),
  route(customerCredit.correct, async ({ tx, caller: person, now, params, body, publishChange }) => {
    const entry = await correctCredit(tx, person, now, params.id, params.entryId, body);
    publishChange('customers', params.id);
    return entry;
  }),

  route(customerMerges.preview, ({ tx, caller: person, params, query }) =>
    previewMerge(tx, person, params.id, query.otherId),
  ),
  route(customerMerges.list, ({ tx, caller: person, now, params }) => listMerges(tx, person, now, params.id)),
  route(customerMerges.merge, async ({ tx, caller: person, now, params, body, publishChange }) => {
    const merge = await mergeCustomers(tx, person, now, params.id, body);
    publishMerge({ caller: person, publishChange }, merge);
    return merge;
  }),
  route(customerMerges.undo, async ({ tx, caller: person, now, params, publishChange }) => {
    const merge = await undoMerge(tx, person, now, params.id, params.mergeId);
    publishMerge({ caller: person, publishChange }, merge);
    return merge;
  }),
];

/** Splits a comma-separated list. */
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** A merge changes two customers and the invoices that moved between them. */
function publishMerge(
  { caller: person, publishChange }: Pick<RequestContext, 'caller' | 'publishChange'>,
  { staysId, goneId }: { staysId: string; goneId: string },
): void {
  for (const id of [staysId, goneId]) publishChange('customers', id);
  publishChange('invoices', person.storeId);
}
