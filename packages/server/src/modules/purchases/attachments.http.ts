import { purchaseAttachments, vendorAttachments, type AttachmentsCalls } from '@tilldesk/domain/stock';
import { serve, type Served } from '../../http/serve.ts';
import { addAttachment, listAttachments, removeAttachment } from './attachments.store.ts';

/** Returns the three attachment routes of one kind of record. */
const attachmentsCallsOf = (calls: AttachmentsCalls, kind: 'purchase' | 'vendor'): Served[] => [
  serve(calls.list, ({ tx, caller, params }) => listAttachments(tx, caller, { kind, id: params.id })),
  serve(calls.add, async ({ tx, caller, now, params, body, changed }) => {
    const answer = await addAttachment(tx, caller, now, { kind, id: params.id }, body);
    changed(`${kind}s`, params.id);
    return answer;
  }),
  serve(calls.remove, async ({ tx, caller, now, params, changed }) => {
    const answer = await removeAttachment(tx, caller, now, { kind, id: params.id }, params.fileId);
    changed(`${kind}s`, params.id);
    return answer;
  }),
];

export const attachmentsCalls: Served[] = [
  ...attachmentsCallsOf(purchaseAttachments, 'purchase'),
  ...attachmentsCallsOf(vendorAttachments, 'vendor'),
];
