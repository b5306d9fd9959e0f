import { invoices, type Invoice } from '@tilldesk/domain/shop';
import { ReasonDialog } from '../../../approvals/ReasonDialog.tsx';
import { useApprovedMutation } from '../../../approvals/useApprovedMutation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { touches } from './touches.ts';

/** Voids a posted invoice. Without the right to void, it requires an approval in the dialog. */
export function VoidDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { work, approvalDialog, start } = useApprovedMutation(invoice.id, touches, onClose);
  const name = invoice.number ?? '';
  const confirm = (reason: string) =>
    start({
      action: 'invoice.void',
      sentence: t('sales.void.sentence', { name, total: money(invoice.total), reason }),
      done: t('sales.void.done', { name }),
      order: { reason },
      send: (key, approval) =>
        call(invoices.void, { params: { id: invoice.id }, body: { reason, ...approval } }, { key }),
    });
  return (
    <>
      <ReasonDialog
        title={t('sales.void.title', { name })}
        text={t('sales.void.text', { count: invoice.pieces, paid: money(invoice.paid) })}
        action={t('sales.void')}
        tone="danger"
        work={work}
        onConfirm={confirm}
        onClose={onClose}
      />
      {approvalDialog}
    </>
  );
}
