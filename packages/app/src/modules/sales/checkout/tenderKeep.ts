import { invoices, type Invoice, type Tender } from '@tilldesk/domain/shop';
import * as z from 'zod/mini';
import { tabKeep, type Keep } from '../../../wiring/storage.ts';

/** What was taken of a sale that is not posted yet. */
export type Taken = { tenders: readonly Tender[]; dueDate: string };

const taken = z.pick(invoices.checkout.body, { tenders: true, dueDate: true });
const nameOf = ({ id, version }: Pick<Invoice, 'id' | 'version'>) => `tenders.${id}.${version}`;

/**
 * What was taken of a sale survives a reload, in this tab. It belongs to the lines as they were: another version of the
 * invoice begins anew.
 */
export function readTaken(invoice: Pick<Invoice, 'id' | 'version'>, keep: Keep = tabKeep): Taken {
  const text = keep.read(nameOf(invoice));
  const read = text === null ? null : z.safeParse(taken, parsed(text));
  if (!read?.success) return { tenders: [], dueDate: '' };
  return { tenders: read.data.tenders, dueDate: read.data.dueDate ?? '' };
}

export function keepTaken(
  invoice: Pick<Invoice, 'id' | 'version'>,
  { tenders, dueDate }: Taken,
  keep: Keep = tabKeep,
): void {
  const day = dueDate === '' ? {} : { dueDate };
  if (tenders.length > 0) keep.write(nameOf(invoice), JSON.stringify({ tenders, ...day }));
  else keep.drop(nameOf(invoice));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
