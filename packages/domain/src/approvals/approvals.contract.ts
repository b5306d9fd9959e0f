import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, instant, text } from '../fields/fields.ts';
import { approvalActions, type ApprovalAction } from './approvals.rules.ts';

const actions = Object.keys(approvalActions) as [ApprovalAction, ...ApprovalAction[]];

/**
 * Another person approves an action in place, by their e-mail and access PIN. The approval is for this requester, this
 * action and this subject (the document's id), is used up by the action, and ends by itself. A wrong PIN counts as one.
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
    email: text({ required: true, format: 'email' }),
    accessPin: z.string().check(z.regex(/^\d{4}$/)),
  }),
  answer: z.object({ id, granter: z.string(), expiresAt: instant({ required: true }) }),
});
