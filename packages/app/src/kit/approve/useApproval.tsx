import type { ApprovalAction } from '@tilldesk/domain/stock';
import { useState, type ReactNode } from 'react';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import type { ApprovalAsked } from './ApprovalAsked.ts';
import { later } from '../page/later.tsx';

const ApprovalDialog = later(async () => (await import('./ApprovalDialog.tsx')).ApprovalDialog);

export type Approval = {
  /** Asks another person for their approval; answers its id, or null where it was not given. */
  approve: (action: ApprovalAction, subjectId: string, sentence: string) => Promise<string | null>;
  /**
   * Does a piece of work, and once more with an approval where the server answers `approval.needed`: the same call, the
   * same key. Answers null where nobody approved; every other refusal is thrown as it came.
   */
  approved: <T>(asked: ApprovalAsked, work: (approvalId?: string) => Promise<T>) => Promise<T | null>;
  /** Stands in the caller's own tree, so that it opens above the dialog that asked and gives the focus back to it. */
  approvalDialog: ReactNode;
};

/** The approval of an action in place, by another person's e-mail and access PIN (domain rule: docs/decisions/0025). */
export function useApproval(): Approval {
  const [open, setOpen] = useState<(ApprovalAsked & { settle: (approvalId: string | null) => void }) | null>(null);

  const ask = (asked: ApprovalAsked) =>
    new Promise<string | null>((resolve) => {
      setOpen({
        ...asked,
        settle(approvalId) {
          setOpen(null);
          resolve(approvalId);
        },
      });
    });

  async function approved<T>(asked: ApprovalAsked, work: (approvalId?: string) => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!isNeeded(error, asked)) throw error;
    }
    const approvalId = await ask(asked);
    return approvalId === null ? null : work(approvalId);
  }

  return {
    approve: (action, subjectId, sentence) => ask({ action, subjectId, sentence }),
    approved,
    approvalDialog: open && <ApprovalDialog {...open} onSettled={open.settle} />,
  };
}

/** Work that needs two approvals asks for each by its own action. */
const isNeeded = (error: unknown, { action }: ApprovalAsked) =>
  error instanceof ApiProblem && error.code === 'approval.needed' && error.params['action'] === action;
