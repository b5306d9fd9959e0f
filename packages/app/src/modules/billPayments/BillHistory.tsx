import { billPayments } from '@tilldesk/domain/billPayments';
import { useAnswer } from '../../api/useAnswer.ts';
import { HistoryCard } from '../../page/HistoryCard.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** The history of a bill payment: who did what, and why. */
export function BillHistory({ id }: { id: string }) {
  const t = useTranslate();
  const { data } = useAnswer(billPayments.history, { params: { id } });
  if (!data) return null;
  return (
    <HistoryCard
      title={t('billPayments.history')}
      entries={data.items}
      labelOf={(action) => t.ifKnown(`billPayments.did.${action.replace(/^billPayment\./, '')}`) ?? action}
      marks={{
        'billPayment.created': { icon: 'plus', tone: 'neutral' },
        'billPayment.taken': { icon: 'cash', tone: 'warn' },
        'billPayment.processed': { icon: 'check', tone: 'ok' },
        'billPayment.reconciled': { icon: 'check', tone: 'accent' },
        'billPayment.failed': { icon: 'undo', tone: 'bad' },
        'billPayment.reversed': { icon: 'undo', tone: 'bad' },
      }}
    />
  );
}
