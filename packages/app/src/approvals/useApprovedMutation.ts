import type { ApprovalAction } from '@tilldesk/domain/stock';
import { refresh } from '../api/useAnswer.ts';
import { toasts } from '../page/toasts.ts';
import { useMutation } from '../api/useMutation.ts';
import { useApproval } from './useApproval.tsx';

/** An operation on a document and its texts: for the approver, and for the confirmation. */
type Task = {
  action: ApprovalAction;
  sentence: string;
  done: string;
  /** What the operation is about: a retry with an equal value uses the same key. */
  order: unknown;
  send: (key: string, approval: { approvalId?: string }) => Promise<object>;
};

/**
 * Runs an operation on a document, and once more with another person's approval when the user's own rights are not enough.
 * Refreshes the resources in `touches` afterwards.
 */
export function useApprovedMutation(subjectId: string, touches: readonly string[], onDone: () => void) {
  const work = useMutation();
  const { approved, approvalDialog } = useApproval();
  const start = async ({ action, sentence, done, order, send }: Task) => {
    const answered = await work.run(order, (key) =>
      approved({ action, subjectId, sentence }, (approvalId) =>
        send(key, approvalId === undefined ? {} : { approvalId }),
      ),
    );
    if (answered === null) return;
    for (const resource of touches) refresh(resource);
    toasts.show({ tone: 'ok', text: done });
    onDone();
  };
  return { work, approvalDialog, start: (task: Task) => void start(task) };
}
