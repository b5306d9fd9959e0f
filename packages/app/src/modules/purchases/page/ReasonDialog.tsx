import { ReasonDialog as Asked, type ReasonDialogProps } from '../../../approvals/ReasonDialog.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** Asks why before something is taken back or given up; "Cancel" would be said of the order here. */
export function ReasonDialog(props: Omit<ReasonDialogProps, 'tone' | 'leave' | 'long'>) {
  const t = useTranslate();
  return <Asked {...props} tone="danger" leave={t('purchases.back')} long />;
}
