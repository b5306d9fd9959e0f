import { billPayments, type BillPayment } from '@tilldesk/domain/billPayments';
import { can } from '@tilldesk/domain/rights';
import { action, type Action } from '../../actions/action.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { call } from '../../api/call.ts';
import type { TickedProps } from '../../resource/resource.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';

/** Marks processed payments that were found on the statement of the provider. */
const reconcile: Action<{ ids: readonly string[] }, { reconciled: number }> = action({
  title: 'billPayments.reconcile.title',
  text: 'billPayments.reconcile.text',
  confirm: 'billPayments.reconcile',
  values: ({ ids }) => ({ count: ids.length }),
  send: ({ ids }) => call(billPayments.reconcile, { body: { ids: [...ids] } }),
  done: ({ reconciled }, _of, { t }) => t('billPayments.reconcile.done', { count: reconciled }),
  refresh: ['bill-payments'],
});

/** Marks the selected payments as reconciled. */
export function ReconcileButton({ ids }: TickedProps<BillPayment>) {
  const t = useTranslate();
  const { permissions } = useSession();
  if (!can(permissions, 'Bill Payments', 'update')) return null;
  return (
    <ActionButton action={reconcile} of={{ ids }} icon="check">
      {t('billPayments.reconcile')}
    </ActionButton>
  );
}
