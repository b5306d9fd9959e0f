import { findCustomers } from '@tilldesk/domain/shop';
import {
  customerCredit,
  customerDevices,
  customerFigures,
  customerGroups,
  customerHistory,
  customerLinks,
  customerMerges,
  customerNotes,
  customerPayments,
  findDuplicates,
  tillCustomer,
} from '@tilldesk/domain/stock';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { addNote, listGroups, listHistory, listNotes, listPayments } from './book.store.ts';
import { correctCredit, grantCredit, listCredits } from './credit.store.ts';
import { listDevices, readFigures } from './devices.store.ts';
import { bearersOf } from './duplicates.store.ts';
import { listLinks, removeLink, setLink } from './links.store.ts';
import { mergeCustomers } from './merging.store.ts';
import { listMerges, previewMerge } from './merges.store.ts';
import { normalizedPhone } from './phones.store.ts';
import { findCustomersBy, readTillCustomer } from './picking.store.ts';
import { undoMerge } from './unmerging.store.ts';

/** The related data of a customer: duplicates, links, notes, credit, devices, payments, merges. */
export const customerBooksCalls: Served[] = [
  serve(findCustomers, ({ tx, caller: person, now, query }) =>
    findCustomersBy(tx, person, now, query.text, query.page),
  ),
  serve(tillCustomer, ({ tx, caller: person, now, params }) => readTillCustomer(tx, person, now, params.id)),
  serve(findDuplicates, async ({ tx, caller: person, query }) => {
    const phones = listed(query.phones).map((phone) => normalizedPhone(phone, person.store));
    const emails = listed(query.emails).map((email) => email.toLowerCase());
    return { items: await bearersOf(tx, person, [...phones, ...emails], query.except ?? null) };
  }),
  serve(customerGroups, async ({ tx, caller: person }) => ({ items: await listGroups(tx, person) })),

  serve(customerDevices, ({ tx, caller: person, params, query }) => listDevices(tx, person, params.id, query)),
  serve(customerFigures, ({ tx, caller: person, params }) => readFigures(tx, person, params.id)),
  serve(customerPayments, ({ tx, caller: person, params, query }) => listPayments(tx, person, params.id, query)),
  serve(customerHistory, ({ tx, caller: person, params, query }) => listHistory(tx, person, params.id, query)),

  serve(customerNotes.list, ({ tx, caller: person, params, query }) => listNotes(tx, person, params.id, query)),
  serve(customerNotes.add, async ({ tx, caller: person, now, params, body, changed }) => {
    const note = await addNote(tx, person, now, params.id, body);
    changed('customers', params.id);
    return note;
  }),

  serve(customerLinks.list, ({ tx, caller: person, params }) => listLinks(tx, person, params.id)),
  serve(customerLinks.set, async ({ tx, caller: person, now, params, body, changed }) => {
    const links = await setLink(tx, person, now, params.id, body);
    for (const id of [params.id, body.otherId]) changed('customers', id);
    return links;
  }),
  serve(customerLinks.remove, async ({ tx, caller: person, now, params, changed }) => {
    const links = await removeLink(tx, person, now, params.id, params.otherId);
    for (const id of [params.id, params.otherId]) changed('customers', id);
    return links;
  }),

  serve(customerCredit.list, ({ tx, caller: person, params, query }) => listCredits(tx, person, params.id, query)),
  serve(customerCredit.grant, async ({ tx, caller: person, now, params, body, changed }) => {
    const entry = await grantCredit(tx, person, now, params.id, body);
    changed('customers', params.id);
    return entry;
  }),
  serve(customerCredit.correct, async ({ tx, caller: person, now, params, body, changed }) => {
    const entry = await correctCredit(tx, person, now, params.id, params.entryId, body);
    changed('customers', params.id);
    return entry;
  }),

  serve(customerMerges.preview, ({ tx, caller: person, params, query }) =>
    previewMerge(tx, person, params.id, query.otherId),
  ),
  serve(customerMerges.list, ({ tx, caller: person, now, params }) => listMerges(tx, person, now, params.id)),
  serve(customerMerges.merge, async ({ tx, caller: person, now, params, body, changed }) => {
    const merge = await mergeCustomers(tx, person, now, params.id, body);
    publishMerge({ caller: person, changed }, merge);
    return merge;
  }),
  serve(customerMerges.undo, async ({ tx, caller: person, now, params, changed }) => {
    const merge = await undoMerge(tx, person, now, params.id, params.mergeId);
    publishMerge({ caller: person, changed }, merge);
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
  { caller: person, changed }: Pick<Inside, 'caller' | 'changed'>,
  { staysId, goneId }: { staysId: string; goneId: string },
): void {
  for (const id of [staysId, goneId]) changed('customers', id);
  changed('invoices', person.storeId);
}
