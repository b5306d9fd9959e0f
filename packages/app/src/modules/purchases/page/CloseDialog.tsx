import { closeShort, type Purchase } from '@tilldesk/domain/stock';
import { useApprovedMutation } from '../../../approvals/useApprovedMutation.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Dialog that closes an order short. A user without the permission requests approval in place. */
export function CloseDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const t = useTranslate();
  const { id, version, open } = purchase;
  const { work, approvalDialog, start } = useApprovedMutation(id, ['purchases', 'vendors', 'units'], onClose);
  const name = purchase.number ?? '';
  const close = (reason: string) => {
    const body = { version, reason };
    start({
      action: 'purchase.closeShort',
      sentence: t('purchases.close.sentence', { name, count: open }),
      done: t('purchases.closed', { name }),
      order: body,
      send: (key, approval) => call(closeShort, { params: { id }, body: { ...body, ...approval } }, { key }),
    });
  };
  return (
    <>
      <ReasonDialog
        title={t('purchases.close.title', { name })}
        text={t('purchases.close.text', { count: open })}
        action={t('purchases.close')}
        work={work}
        onConfirm={close}
        onClose={onClose}
      />
      {approvalDialog}
    </>
  );
}
