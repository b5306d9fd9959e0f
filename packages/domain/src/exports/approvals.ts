/** `@tilldesk/domain/approvals`: approvals by a manager at the till. */
export { approve, approvers } from '../approvals/approvals.contract.ts';
export { APPROVAL_MINUTES, approvalActions, type ApprovalAction } from '../approvals/approvals.rules.ts';
export { factOf, factsText, readFacts, coversFacts, type ApprovedFact } from '../approvals/approvedFacts.ts';
