import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, instant, text } from '../fields/fields.ts';
import { approvedFacts } from './approvedFacts.ts';
import { approvalActions, type ApprovalAction } from './approvals.rules.ts';

const actions = Object.keys(approvalActions) as [ApprovalAction, ...ApprovalAction[]];

/**
 * Another person approves an action in place, by their e-mail and access PIN. The approval is for this requester, this
 * action, this subject (the document's id) and the facts of `for` alone, which the refusal `approval.needed` names: whatever
 * is changed afterwards needs another. It is used up by the action, and ends by itself. A wrong PIN counts as one.
 */
export const approve = endpoint({
  method: 'POST',
  path: '/approvals',
  needs: 'signed-in',
  about: 'Approve an action of the person signed in',
  body: z.strictObject({
    id,
    action: z.enum(actions),
    subjectId: id,
    /** What exactly is approved: the parameter `for` of the refusal, read by `readFacts`. */
    for: approvedFacts,
    /** Who approves: a person of `approvers`, or their e-mail; the person counts where both are given. */
    approverId: z.optional(id),
    email: z.optional(text({ format: 'email' })),
    accessPin: z.string().check(z.regex(/^\d{4}$/)),
  }),
  answer: z.object({ id, granter: z.string(), expiresAt: instant({ required: true }) }),
});

/** Who in this store may approve an action of the person signed in: by their own right, with a PIN that is set. */
export const approvers = endpoint({
  method: 'GET',
  path: '/approvals/approvers',
  needs: 'signed-in',
  about: 'Who may approve an action here',
  query: z.strictObject({ action: z.enum(actions) }),
  answer: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
});
