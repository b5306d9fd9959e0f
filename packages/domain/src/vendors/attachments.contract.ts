import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, instant, text } from '../fields/fields.ts';
import type { ModuleName } from '../rights/modules.ts';

/** A file that hangs on a record: an offer, a delivery note, a bill as the vendor wrote it. */
export const attachment = z.object({
  /** The file's, for `readFile`. */
  id,
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  at: instant({ required: true }),
  by: z.string(),
});
export type Attachment = z.output<typeof attachment>;

const answer = z.object({ items: z.array(attachment) });
const params = z.strictObject({ id });

/**
 * The papers of a record: read, hung on, taken off. What hangs was uploaded before by the same person (`record.notFound`
 * for any other file); they show what goods cost, so that who may not see costs is refused them (`access.denied`).
 */
const attachmentsOf = (name: 'purchases' | 'vendors', module: ModuleName, of: string) => ({
  name,
  list: endpoint({
    method: 'GET',
    path: `/${name}/:id/papers`,
    needs: [module, 'read'],
    about: `Files that hang on ${of}`,
    params,
    answer,
  }),
  add: endpoint({
    method: 'POST',
    path: `/${name}/:id/papers`,
    needs: [module, 'update'],
    about: `Hang an uploaded file on ${of}`,
    params,
    body: z.strictObject({ fileId: id, name: text({ required: true, max: 254 }) }),
    answer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/${name}/:id/papers/:fileId`,
    needs: [module, 'update'],
    about: `Take a file off ${of}`,
    params: z.strictObject({ id, fileId: id }),
    answer,
  }),
});

export const purchaseAttachments = attachmentsOf('purchases', 'Purchase', 'an order');
export const vendorAttachments = attachmentsOf('vendors', 'Vendor', 'a vendor');
export type AttachmentsCalls = ReturnType<typeof attachmentsOf>;

/** Papers of one record at most. */
export const ATTACHMENTS_MAX = 50;
