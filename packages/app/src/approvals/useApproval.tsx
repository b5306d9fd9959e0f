import { readFacts, type ApprovalAction, type ApprovedFact } from '@tilldesk/domain/approvals';
import { useState, type ReactNode } from 'react';
import { ApiProblem } from '../api/ApiProblem.ts';
import type { ApprovalRequest } from './ApprovalRequest.ts';
import { lazyOnIdle } from '../page/lazyOnIdle.tsx';

const ApprovalDialog = lazyOnIdle(async () => (await import('./ApprovalDialog.tsx')).ApprovalDialog);

export type Approval = {
  /**
   * Requests another person's approval after the server rejected a call with `approval.needed`. Returns the approval's id, or
   * null when none was given.
   */
  approve: (action: ApprovalAction, subjectId: string, sentence: string, rejection: unknown) => Promise<string | null>;
  /**
   * Runs a call, and once more with an approval when the server returns `approval.needed`: the same call with the same key.
   * Returns null if the approval was not given; throws every other rejection unchanged.
   */
  approved: <T>(request: ApprovalRequest, work: (approvalId?: string) => Promise<T>) => Promise<T | null>;
  /** Requests another person's approval of facts that are known in advance. Returns the approval's id, or null. */
  approveFacts: (request: ApprovalRequest, facts: readonly ApprovedFact[]) => Promise<string | null>;
  /**
   * The approval dialog. Rendered in the caller's own tree, so that it opens above the caller's dialog and returns the focus to
   * it.
   */
  approvalDialog: ReactNode;
};

type Open = ApprovalRequest & { facts: readonly ApprovedFact[]; settle: (approvalId: string | null) => void };

/** Requests approvals on the page, by another person's email and access PIN (domain rule: docs/decisions/commerce/0025). */
export function useApproval(): Approval {
  const [open, setOpen] = useState<Open | null>(null);

  const requestApproval = (request: ApprovalRequest, facts: readonly ApprovedFact[]) =>
    new Promise<string | null>((resolve) => {
      setOpen({
        ...request,
        facts,
        settle(approvalId) {
          setOpen(null);
          resolve(approvalId);
        },
      });
    });

  async function approved<T>(request: ApprovalRequest, work: (approvalId?: string) => Promise<T>): Promise<T | null> {
    let rejection: unknown;
    try {
      return await work();
    } catch (error) {
      if (!isNeeded(error, request)) throw error;
      rejection = error;
    }
    const approvalId = await requestApproval(request, factsOf(rejection));
    return approvalId === null ? null : work(approvalId);
  }

  return {
    approve: (action, subjectId, sentence, rejection) =>
      requestApproval({ action, subjectId, sentence }, factsOf(rejection)),
    approveFacts: requestApproval,
    approved,
    approvalDialog: open && <ApprovalDialog {...open} onSettled={open.settle} />,
  };
}

/** Returns the facts of a rejection that need approval. */
const factsOf = (rejection: unknown): ApprovedFact[] =>
  rejection instanceof ApiProblem ? readFacts(rejection.params['for']) : [];

/** Work that needs two approvals requests each by its own action. */
const isNeeded = (error: unknown, { action }: ApprovalRequest) =>
  error instanceof ApiProblem && error.code === 'approval.needed' && error.params['action'] === action;
