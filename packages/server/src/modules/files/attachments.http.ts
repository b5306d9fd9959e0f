import { expenseAttachments } from '@tilldesk/domain/expenses';
import { purchaseAttachments, vendorAttachments, type AttachmentsCalls } from '@tilldesk/domain/vendors';
import { route, type Route } from '../../http/serve.ts';
import { addAttachment, listAttachments, removeAttachment, type AttachmentOwner } from './attachments.store.ts';

/** Returns the three attachment routes of one kind of record. */
const attachmentsCallsOf = (calls: AttachmentsCalls, kind: AttachmentOwner['kind']): Route[] => [
  route(calls.list, ({ tx, caller, params }) => listAttachments(tx, caller, { kind, id: params.id })),
  route(calls.add, async ({ tx, caller, now, params, body, publishChange }) => {
    const answer = await addAttachment(tx, caller, now, { kind, id: params.id }, body);
    publishChange(`${kind}s`, params.id);
    return answer;
  }),
  route(calls.remove, async ({ tx, caller, now, params, publishChange }) => {
    const answer = await removeAttachment(tx, caller, now, { kind, id: params.id }, params.fileId);
    publishChange(`${kind}s`, params.id);
    return answer;
  }),
];

export const attachmentsCalls: Route[] = [
  ...attachmentsCallsOf(purchaseAttachments, 'purchase'),
  ...attachmentsCallsOf(vendorAttachments, 'vendor'),
  ...attachmentsCallsOf(expenseAttachments, 'expense'),
];
