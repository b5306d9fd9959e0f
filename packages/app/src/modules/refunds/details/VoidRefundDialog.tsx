import { refunds, type Refund } from '@tilldesk/domain/shop';
import { ReasonDialog } from '../../../approvals/ReasonDialog.tsx';
import { useApprovedMutation } from '../../../approvals/useApprovedMutation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { touches } from '../form/refunds.wiring.ts';

/** Voids a refund. Without the right to void, it requires an approval in the dialog. */
export function VoidRefundDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { id, number, total } = refund;
  const { work, approvalDialog, start } = useApprovedMutation(id, touches, onClose);
  const confirm = (reason: string) =>
    start({
      action: 'refund.void',
      sentence: t('refunds.void.sentence', { number, total: money(total), reason }),
      done: t('refunds.void.done', { number }),
      order: { id, reason },
      send: (key, approval) => call(refunds.void, { params: { id }, body: { reason, ...approval } }, { key }),
    });
  return (
    <>
      <ReasonDialog
        title={t('refunds.void.title', { number })}
        text={t(refund.sale ? 'refunds.void.text.exchange' : 'refunds.void.text')}
        action={t('refunds.void')}
        tone="danger"
        work={work}
        onConfirm={confirm}
        onClose={onClose}
      />
      {approvalDialog}
    </>
  );
}
