import type { Expense, ExpenseStatus } from '@tilldesk/domain/expenses';
import { Badge, Icon, Text, type Tone } from '@tilldesk/ui';
import { InlineGroup } from '../../page/flow.styles.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFormats } from '../../i18n/useFormats.ts';

const tones: Readonly<Record<ExpenseStatus, Tone>> = {
  draft: 'neutral',
  submitted: 'warn',
  approved: 'accent',
  paid: 'ok',
  rejected: 'bad',
  voided: 'neutral',
};

/** The status of an expense. */
export function ExpenseStatusBadge({ row: { status } }: { row: Pick<Expense, 'status'> }) {
  const t = useTranslate();
  return <Badge tone={tones[status]}>{t(`choice.expense.status.${status}`)}</Badge>;
}

/** The number of attached files. */
export function ExpenseFiles({ row: { files } }: { row: Expense }) {
  const t = useTranslate();
  const { number } = useFormats();
  if (files === 0) return <Text tone="muted">{t('list.absent')}</Text>;
  return (
    <InlineGroup>
      <Icon name="attach" size={14} />
      <Text>{number(files)}</Text>
    </InlineGroup>
  );
}
