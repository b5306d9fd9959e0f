import { expenses } from '@tilldesk/domain/expenses';
import { useAnswer } from '../../api/useAnswer.ts';
import { HistoryCard } from '../../page/HistoryCard.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** The history of an expense: who did what, and why. */
export function ExpenseHistory({ id }: { id: string }) {
  const t = useTranslate();
  const { data } = useAnswer(expenses.history, { params: { id } });
  if (!data) return null;
  return (
    <HistoryCard
      title={t('expenses.history')}
      entries={data.items}
      labelOf={(action) => t.ifKnown(`expenses.did.${action.replace(/^expense\./, '')}`) ?? action}
      marks={{
        'expense.created': { icon: 'plus', tone: 'neutral' },
        'expense.repeated': { icon: 'calendar', tone: 'neutral' },
        'expense.approved': { icon: 'check', tone: 'accent' },
        'expense.paid': { icon: 'cash', tone: 'ok' },
        'expense.rejected': { icon: 'close', tone: 'bad' },
        'expense.voided': { icon: 'undo', tone: 'bad' },
      }}
    />
  );
}
