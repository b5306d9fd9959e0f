import { readFacts, type ApprovalAction, type ApprovedFact } from '@tilldesk/domain/stock';
import { useState, type ReactNode } from 'react';
import { ApiProblem } from '../api/ApiProblem.ts';
import type { ApprovalRequest } from './ApprovalAsked.ts';
import { lazyOnIdle } from '../page/lazyOnIdle.tsx';

const ApprovalDialog = lazyOnIdle(async () => (await import('./ApprovalDialog.tsx')).ApprovalDialog);

export type Approval = {
  /**
   * Asks another person for their approval of what the server refused with `approval.needed`; answers its id, or null where
   * it was not given.
   */
  approve: (action: ApprovalAction, subjectId: string, sentence: string, rejection: unknown) => Promise<string | null>;
  /**
   * Does a piece of work, and once more with an approval where the server answers `approval.needed`: the same call, the
   * same key. Answers null where nobody approved; every other refusal is thrown as it came.
   */
  approved: <T>(request: ApprovalRequest, work: (approvalId?: string) => Promise<T>) => Promise<T | null>;
  /** Asks another person for their approval of facts that are known before the work; answers its id, or null. */
  approveFacts: (request: ApprovalRequest, facts: readonly ApprovedFact[]) => Promise<string | null>;
  /** Stands in the caller's own tree, so that it opens above the dialog that asked and gives the focus back to it. */
  approvalDialog: ReactNode;
};

type Open = ApprovalRequest & { facts: readonly ApprovedFact[]; settle: (approvalId: string | null) => void };

/** The approval of an action in place, by another person's e-mail and access PIN (domain rule: docs/decisions/0025). */
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

/** What a refusal says is to be approved. */
const factsOf = (rejection: unknown): ApprovedFact[] =>
  rejection instanceof ApiProblem ? readFacts(rejection.params['for']) : [];

/** Work that needs two approvals asks for each by its own action. */
const isNeeded = (error: unknown, { action }: ApprovalRequest) =>
  error instanceof ApiProblem && error.code === 'approval.needed' && error.params['action'] === action;
