import type { ApprovalAction } from '@tilldesk/domain/approvals';

/** A request for approval: `subjectId` is the document's id, `sentence` describes the action to both people. */
export type ApprovalRequest = { action: ApprovalAction; subjectId: string; sentence: string };
