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
import { keptPhone } from './phones.store.ts';
import { findCustomersBy, readTillCustomer } from './picking.store.ts';
import { undoMerge } from './unmerging.store.ts';

/** Everything of a customer beside the record: who bears the same phone, links, notes, credit, devices, payments, merges. */
export const customerBooksCalls: Served[] = [
  serve(findCustomers, ({ tx, who, now, query }) => findCustomersBy(tx, who, now, query.text, query.page)),
  serve(tillCustomer, ({ tx, who, now, params }) => readTillCustomer(tx, who, now, params.id)),
  serve(findDuplicates, async ({ tx, who, query }) => {
    const phones = listed(query.phones).map((phone) => keptPhone(phone, who.store));
    const emails = listed(query.emails).map((email) => email.toLowerCase());
    return { items: await bearersOf(tx, who, [...phones, ...emails], query.except ?? null) };
  }),
  serve(customerGroups, async ({ tx, who }) => ({ items: await listGroups(tx, who) })),

  serve(customerDevices, ({ tx, who, params, query }) => listDevices(tx, who, params.id, query)),
  serve(customerFigures, ({ tx, who, params }) => readFigures(tx, who, params.id)),
  serve(customerPayments, ({ tx, who, params, query }) => listPayments(tx, who, params.id, query)),
  serve(customerHistory, ({ tx, who, params, query }) => listHistory(tx, who, params.id, query)),

  serve(customerNotes.list, ({ tx, who, params, query }) => listNotes(tx, who, params.id, query)),
  serve(customerNotes.add, async ({ tx, who, now, params, body, changed }) => {
    const note = await addNote(tx, who, now, params.id, body);
    changed('customers', params.id);
    return note;
  }),

  serve(customerLinks.list, ({ tx, who, params }) => listLinks(tx, who, params.id)),
  serve(customerLinks.set, async ({ tx, who, now, params, body, changed }) => {
    const links = await setLink(tx, who, now, params.id, body);
    for (const id of [params.id, body.otherId]) changed('customers', id);
    return links;
  }),
  serve(customerLinks.remove, async ({ tx, who, now, params, changed }) => {
    const links = await removeLink(tx, who, now, params.id, params.otherId);
    for (const id of [params.id, params.otherId]) changed('customers', id);
    return links;
  }),

  serve(customerCredit.list, ({ tx, who, params, query }) => listCredits(tx, who, params.id, query)),
  serve(customerCredit.grant, async ({ tx, who, now, params, body, changed }) => {
    const entry = await grantCredit(tx, who, now, params.id, body);
    changed('customers', params.id);
    return entry;
  }),
  serve(customerCredit.correct, async ({ tx, who, now, params, body, changed }) => {
    const entry = await correctCredit(tx, who, now, params.id, params.entryId, body);
    changed('customers', params.id);
    return entry;
  }),

  serve(customerMerges.preview, ({ tx, who, params, query }) => previewMerge(tx, who, params.id, query.otherId)),
  serve(customerMerges.list, ({ tx, who, now, params }) => listMerges(tx, who, now, params.id)),
  serve(customerMerges.merge, async ({ tx, who, now, params, body, changed }) => {
    const merge = await mergeCustomers(tx, who, now, params.id, body);
    tellOfMerge({ who, changed }, merge);
    return merge;
  }),
  serve(customerMerges.undo, async ({ tx, who, now, params, changed }) => {
    const merge = await undoMerge(tx, who, now, params.id, params.mergeId);
    tellOfMerge({ who, changed }, merge);
    return merge;
  }),
];

/** What was parted by commas. */
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Two customers and the invoices that moved between them look otherwise now. */
function tellOfMerge(
  { who, changed }: Pick<Inside, 'who' | 'changed'>,
  { staysId, goneId }: { staysId: string; goneId: string },
): void {
  for (const id of [staysId, goneId]) changed('customers', id);
  changed('invoices', who.storeId);
}
