import { cancelPurchase, type Purchase } from '@tilldesk/domain/stock';
import { useMutation } from '../../../api/useMutation.ts';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { leaving } from '../../../navigation/unsavedChanges.ts';
import { toasts } from '../../../page/toasts.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

export type CancelDialogProps = { purchase: Purchase; onClose: () => void };

/** Dialog that cancels an order of which nothing was received, or discards a draft. Returns to the list. */
export function CancelDialog({ purchase, onClose }: CancelDialogProps) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const work = useMutation();
  const { id, version, number, vendorName } = purchase;
  const name = number ?? t('purchases.draftOf', { vendor: vendorName });
  const cancel = async (reason: string) => {
    const body = { version, reason };
    const done = await work.run(body, (key) => call(cancelPurchase, { params: { id }, body }, { key }));
    if (done === null) return;
    leaving.release();
    toasts.show({ tone: 'ok', text: t('purchases.cancelled', { name }) });
    navigateTo('/purchases', { replace: true });
    for (const resource of ['purchases', 'vendors', 'units']) refresh(resource);
  };
  return (
    <ReasonDialog
      title={t('purchases.cancel.title', { name })}
      text={t(number === null ? 'purchases.cancel.draft' : 'purchases.cancel.text')}
      action={t(number === null ? 'purchases.discard' : 'purchases.cancel')}
      work={work}
      onConfirm={(reason) => void cancel(reason)}
      onClose={onClose}
    />
  );
}
