import { can } from '@tilldesk/domain/rights';
import { expenseAttachments, type Expense } from '@tilldesk/domain/expenses';
import { Alert, Card, Text } from '@tilldesk/ui';
import { Suspense } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { ExpenseStatusBadge } from './cells.tsx';
import { submitExpense, voidExpense } from './expenseActions.ts';
import { ExpenseHistory } from './ExpenseHistory.tsx';
import { repeatExpense } from './repeatExpense.ts';

const AttachmentsCard = lazyPart(async () => (await import('../../purchasing/AttachmentsCard.tsx')).AttachmentsCard);

type Props = { record: Expense; dirty: boolean };

/** Beside the form of a draft or a rejected expense: its next step, its files and its history. */
export function ExpenseSidebar({ record, dirty }: Props) {
  const t = useTranslate();
  const { money } = useFormats();
  const { permissions, store } = useSession();
  const waits = record.total > store.transaction.expenseLimit;
  return (
    <Stack>
      <Card title={t('expenses.next')} actions={<ExpenseStatusBadge row={record} />}>
        <Stack>
          {record.status === 'rejected' && (
            <Alert tone="bad" title={t('expenses.rejected')}>
              {record.reason}
            </Alert>
          )}
          <Text as="p" tone="muted">
            {dirty
              ? t('expenses.next.dirty')
              : t(waits ? 'expenses.next.waits' : 'expenses.next.text', { total: money(record.total) })}
          </Text>
          {can(permissions, 'Expense', 'create') && (
            <ActionButton action={submitExpense} of={record} tone="primary" disabled={dirty}>
              {t('expenses.submit')}
            </ActionButton>
          )}
          <RepeatButton record={record} disabled={dirty} />
          {record.status === 'rejected' && can(permissions, 'Expense', 'update') && (
            <ActionButton action={voidExpense} of={record} disabled={dirty}>
              {t('expenses.void')}
            </ActionButton>
          )}
        </Stack>
      </Card>
      <ExpenseFilesCard record={record} />
      <ExpenseHistory id={record.id} />
    </Stack>
  );
}

/** Repeats an expense that was entered by a person. */
export function RepeatButton({ record, disabled = false }: { record: Expense; disabled?: boolean }) {
  const t = useTranslate();
  const { permissions } = useSession();
  if (record.recurringId !== null || !can(permissions, 'Expense', 'create')) return null;
  return (
    <ActionButton action={repeatExpense} of={record} icon="calendar" disabled={disabled}>
      {t('expenses.repeat')}
    </ActionButton>
  );
}

/** The files of an expense: receipts and invoices. */
export function ExpenseFilesCard({ record: { id } }: { record: Expense }) {
  const { permissions } = useSession();
  return (
    <Suspense>
      <AttachmentsCard calls={expenseAttachments} id={id} mayChange={can(permissions, 'Expense', 'update')} />
    </Suspense>
  );
}
