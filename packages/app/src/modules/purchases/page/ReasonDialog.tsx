import { ReasonDialog as Asked, type ReasonDialogProps } from '../../../approvals/ReasonDialog.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/**
 * Asks for the reason to reverse or cancel something. Its close button is not called "Cancel", which would refer to the
 * order.
 */
export function ReasonDialog(props: Omit<ReasonDialogProps, 'tone' | 'leave' | 'long'>) {
  const t = useTranslate();
  return <Asked {...props} tone="danger" leave={t('purchases.back')} long />;
}
