import { closeShort, type Purchase } from '@tilldesk/domain/stock';
import { useApproval } from '../../../kit/approve/useApproval.tsx';
import { useWork } from '../../../kit/buying/useWork.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Ends an order of which something will not come; one who may not alone asks somebody who may, in place. */
export function CloseDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const say = useSay();
  const work = useWork();
  const { approved, approvalDialog } = useApproval();
  const { id, version, open } = purchase;
  const name = purchase.number ?? '';
  const close = async (reason: string) => {
    const body = { version, reason };
    const sentence = say('purchases.close.sentence', { name, count: open });
    const done = await work.run(body, (key) =>
      approved({ action: 'purchase.closeShort', subjectId: id, sentence }, (approvalId) =>
        call(closeShort, { params: { id }, body: approvalId === undefined ? body : { ...body, approvalId } }, { key }),
      ),
    );
    if (done === null) return;
    for (const resource of ['purchases', 'vendors', 'units']) refresh(resource);
    toasts.show({ tone: 'ok', text: say('purchases.closed', { name }) });
    onClose();
  };
  return (
    <>
      <ReasonDialog
        title={say('purchases.close.title', { name })}
        text={say('purchases.close.text', { count: open })}
        action={say('purchases.close')}
        work={work}
        onConfirm={(reason) => void close(reason)}
        onClose={onClose}
      />
      {approvalDialog}
    </>
  );
}
