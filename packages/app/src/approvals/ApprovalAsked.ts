import type { ApprovalAction } from '@tilldesk/domain/stock';

/** What is to be approved: `subjectId` is the document's id, `sentence` says to both people what will be done. */
export type ApprovalRequest = { action: ApprovalAction; subjectId: string; sentence: string };
