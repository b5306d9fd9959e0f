import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, instant, text } from '../fields/fields.ts';
import type { ModuleName } from '../rights/modules.ts';

/** A file attached to a record: an offer, a delivery note, a vendor's bill. */
export const attachment = z.object({
  /** File id for `readFile`. */
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
 * Calls for the attachments of a record: list, add, remove. A file must have been uploaded by the same user (`record.notFound`
 * otherwise). Those of orders and vendors show costs, so users without the right to see costs are rejected (`access.denied`).
 */
export const attachmentsOf = (name: 'purchases' | 'vendors' | 'expenses', module: ModuleName, of: string) => ({
  name,
  list: endpoint({
    method: 'GET',
    path: `/${name}/:id/attachments`,
    needs: [module, 'read'],
    about: `List the attachments of ${of}`,
    params,
    answer,
  }),
  add: endpoint({
    method: 'POST',
    path: `/${name}/:id/attachments`,
    needs: [module, 'update'],
    about: `Attach an uploaded file to ${of}`,
    params,
    body: z.strictObject({ fileId: id, name: text({ required: true, max: 254 }) }),
    answer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/${name}/:id/attachments/:fileId`,
    needs: [module, 'update'],
    about: `Remove an attachment from ${of}`,
    params: z.strictObject({ id, fileId: id }),
    answer,
  }),
});

export const purchaseAttachments = attachmentsOf('purchases', 'Purchase', 'an order');
export const vendorAttachments = attachmentsOf('vendors', 'Vendor', 'a vendor');
export type AttachmentsCalls = ReturnType<typeof attachmentsOf>;

/** Maximum attachments of a record. */
export const ATTACHMENTS_MAX = 50;
