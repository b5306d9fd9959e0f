import type { Invoice } from '@tilldesk/domain/sales';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { takeDeposit } from './takeDeposit.ts';
import { useDeposits } from './useDeposits.ts';

/** Takes a deposit for a saved draft or quote. Renders nothing if the invoice has no customer. */
export function DepositButton({ invoice: { id, total, customerName } }: { invoice: Invoice }) {
  const t = useTranslate();
  const { rest } = useDeposits({ invoiceId: id });
  if (customerName === null || total === 0) return null;
  return (
    <ActionButton action={takeDeposit} of={{ id, customerName, due: total - rest }} icon="lock">
      {t('deposit.take')}
    </ActionButton>
  );
}
