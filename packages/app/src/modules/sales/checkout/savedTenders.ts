import { invoices, type Invoice, type Tender } from '@tilldesk/domain/sales';
import * as z from 'zod/mini';
import { parseJson, tabStorage, type KeyValueStorage } from '../../../browser/storage.ts';

/** The tenders of a sale that is not posted yet. */
export type SavedTenders = { tenders: readonly Tender[]; dueDate: string };

const savedTendersSchema = z.pick(invoices.checkout.body, { tenders: true, dueDate: true });
const nameOf = ({ id, version }: Pick<Invoice, 'id' | 'version'>) => `tenders.${id}.${version}`;

/**
 * Returns the tenders that were saved for this version of an invoice. They survive a reload in the same tab. Another version of
 * the invoice starts without tenders.
 */
export function readSavedTenders(
  invoice: Pick<Invoice, 'id' | 'version'>,
  storage: KeyValueStorage = tabStorage,
): SavedTenders {
  const read = z.safeParse(savedTendersSchema, parseJson(storage.read(nameOf(invoice))));
  if (!read.success) return { tenders: [], dueDate: '' };
  return { tenders: read.data.tenders, dueDate: read.data.dueDate ?? '' };
}

export function saveTenders(
  invoice: Pick<Invoice, 'id' | 'version'>,
  { tenders, dueDate }: SavedTenders,
  storage: KeyValueStorage = tabStorage,
): void {
  const day = dueDate === '' ? {} : { dueDate };
  if (tenders.length > 0) storage.write(nameOf(invoice), JSON.stringify({ tenders, ...day }));
  else storage.drop(nameOf(invoice));
}
