import type { ApprovalAction } from '@tilldesk/domain/stock';
import { refresh } from '../api/useAnswer.ts';
import { toasts } from '../page/toasts.ts';
import { useWork } from '../api/useMutation.ts';
import { useApproval } from './useApproval.tsx';

/** What is done to a document, and what is said of it: to who approves it, and once it is done. */
type Task = {
  action: ApprovalAction;
  sentence: string;
  done: string;
  /** What it is about: a retry of the same goes out under the same key. */
  order: unknown;
  send: (key: string, approval: { approvalId?: string }) => Promise<object>;
};

/**
 * Work on a document, done once more with the approval of another person where one's own right is not enough. What it
 * `touches` is asked for anew once it is done.
 */
export function useApprovedWork(subjectId: string, touches: readonly string[], onDone: () => void) {
  const work = useWork();
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
