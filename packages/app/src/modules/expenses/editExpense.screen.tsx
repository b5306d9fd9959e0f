import { can } from '@tilldesk/domain/rights';
import type { Expense } from '@tilldesk/domain/expenses';
import { Alert, Card, SumList } from '@tilldesk/ui';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { Wait } from '../../page/Loading.tsx';
import { DetailsScreen } from '../../resource/DetailsScreen.tsx';
import { FormScreen } from '../../resource/form/FormScreen.tsx';
import type { Resource } from '../../resource/resource.ts';
import { useRecord } from '../../resource/useRecord.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { ExpenseStatusBadge } from './cells.tsx';
import { approveExpense, payExpense, rejectExpense, voidExpense } from './expenseActions.ts';
import { ExpenseHistory } from './ExpenseHistory.tsx';
import { ExpenseFilesCard, RepeatButton } from './ExpenseSidebar.tsx';
import { expensesResource } from './expenses.resource.ts';

// A submitted expense is neither edited nor archived; a rejected one is edited, and voided instead of archived.
const { change: _change, archive: _archive, ...readCalls } = expensesResource.calls;
const viewed: Resource<Expense> = { ...expensesResource, calls: readCalls };
const { archive: _discard, ...changeCalls } = expensesResource.calls;
const rejected: Resource<Expense> = { ...expensesResource, calls: changeCalls };

/** An expense: its form until it is submitted, then its facts and the next steps. */
export function Screen() {
  const { data, problem, again } = useRecord(expensesResource);
  if (!data) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  if (data.status === 'draft') return <FormScreen resource={expensesResource} />;
  if (data.status === 'rejected') return <FormScreen resource={rejected} />;
  return (
    <DetailsScreen
      resource={viewed}
      about={(expense) => <ExpenseStatusBadge row={expense} />}
      actions={(expense) => <Steps expense={expense} />}
      above={(expense) => <Voided expense={expense} />}
      history={({ id }) => <ExpenseHistory id={id} />}
    >
      {(expense) => (
        <Stack>
          <Sums expense={expense} />
          <ExpenseFilesCard record={expense} />
        </Stack>
      )}
    </DetailsScreen>
  );
}

/** The steps that the status and the rights allow. */
function Steps({ expense }: { expense: Expense }) {
  const t = useTranslate();
  const { permissions } = useSession();
  const { status } = expense;
  const mayChange = can(permissions, 'Expense', 'update');
  if (!mayChange || status === 'voided') return null;
  return (
    <>
      <RepeatButton record={expense} />
      <ActionButton action={voidExpense} of={expense}>
        {t('expenses.void')}
      </ActionButton>
      {status === 'submitted' && can(permissions, 'Expense', 'delete') && (
        <ActionButton action={rejectExpense} of={expense}>
          {t('expenses.reject')}
        </ActionButton>
      )}
      {status === 'submitted' && (
        <ActionButton action={approveExpense} of={expense} tone="primary" icon="check">
          {t('expenses.approve')}
        </ActionButton>
      )}
      {status === 'approved' && (
        <ActionButton action={payExpense} of={expense} tone="primary" icon="cash">
          {t('expenses.pay')}
        </ActionButton>
      )}
    </>
  );
}

function Voided({ expense: { status, reason } }: { expense: Expense }) {
  const t = useTranslate();
  if (status !== 'voided') return null;
  return <Alert title={t('expenses.voided')}>{reason}</Alert>;
}

function Sums({ expense: { total, tax } }: { expense: Expense }) {
  const t = useTranslate();
  const { money } = useFormats();
  return (
    <Card title={t('expenses.amounts')}>
      <SumList
        items={[
          { id: 'net', label: t('expenses.net'), value: money(total - tax) },
          { id: 'tax', label: t('field.expense.tax'), value: money(tax) },
          { id: 'total', label: t('field.expense.total'), value: money(total), total: true },
        ]}
      />
    </Card>
  );
}
