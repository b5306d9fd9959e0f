import type { RecurringExpense } from '@tilldesk/domain/expenses';
import { Badge, Text } from '@tilldesk/ui';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** How often an expense is repeated: 'Every 2 weeks'. */
export function Rhythm({ row: { every, unit } }: { row: RecurringExpense }) {
  const t = useTranslate();
  return <Text>{t(`expenses.rhythm.${unit}`, { every })}</Text>;
}

/** The date of the next expense, or why there is none. */
export function NextDate({ row: { nextDate, paused } }: { row: RecurringExpense }) {
  const t = useTranslate();
  const { day } = useFormats();
  if (nextDate === null) return <Badge>{t('expenses.recurring.ended')}</Badge>;
  if (paused) return <Badge tone="warn">{t('field.recurringExpense.paused')}</Badge>;
  return <Text>{day(nextDate)}</Text>;
}
