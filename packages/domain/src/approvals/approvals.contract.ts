import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, instant, text } from '../fields/fields.ts';
import { approvedFacts } from './approvedFacts.ts';
import { approvalActions, type ApprovalAction } from './approvals.rules.ts';

const actions = Object.keys(approvalActions) as [ApprovalAction, ...ApprovalAction[]];

/**
 * Approves an action of another user with the approver's e-mail and access PIN. The approval is limited to this requester,
 * action, subject (id of the document) and the facts in `for`, which the error `approval.needed` returns: later changes require
 * another approval. It is consumed by the action and expires. A wrong PIN counts as a failed PIN attempt.
 */
export const approve = endpoint({
  method: 'POST',
  path: '/approvals',
  needs: 'signed-in',
  about: 'Approve an action of the signed-in user',
  body: z.strictObject({
    id,
    action: z.enum(actions),
    subjectId: id,
    /** The approved facts: the parameter `for` of the error, read by `readFacts`. */
    for: approvedFacts,
    /** The approver: a user of `approvers`, or an e-mail; `approverId` takes precedence. */
    approverId: z.optional(id),
    email: z.optional(text({ format: 'email' })),
    accessPin: z.string().check(z.regex(/^\d{4}$/)),
  }),
  answer: z.object({ id, granter: z.string(), expiresAt: instant({ required: true }) }),
});

/** Users of this store who can approve an action of the signed-in user: they have the right and a PIN. */
export const approvers = endpoint({
  method: 'GET',
  path: '/approvals/approvers',
  needs: 'signed-in',
  about: 'List users who can approve an action',
  query: z.strictObject({ action: z.enum(actions) }),
  answer: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
});
