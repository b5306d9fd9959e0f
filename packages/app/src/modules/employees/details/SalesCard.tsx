import { employees, type Employee } from '@tilldesk/domain/employees';
import { Card, DescriptionList } from '@tilldesk/ui';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { FailedAlert } from '../../../page/FailedAlert.tsx';
import { useSession } from '../../../session/useSession.ts';

/** What an employee has sold in this store, less returns. */
export function SalesCard({ employee }: { employee: Employee }) {
  const t = useTranslate();
  const { date, money, number } = useFormats();
  const { store } = useSession();
  const { data, problem, again } = useAnswer(
    employees.salesStats,
    { query: { employeeId: employee.id } },
    { watch: ['invoices', 'refunds'] },
  );
  if (problem && !data) {
    return (
      <FailedAlert action={t('employees.sales.again')} onAgain={again}>
        {t('employees.sales.failed')}
      </FailedAlert>
    );
  }
  return (
    <Card title={t('employees.sales')} hint={t('employees.sales.hint', { store: store.storeName })}>
      {data && (
        <DescriptionList
          items={[
            { id: 'invoices', label: t('employees.sales.invoices'), value: number(data.invoices) },
            { id: 'pieces', label: t('employees.sales.pieces'), value: number(data.pieces) },
            { id: 'net', label: t('employees.sales.net'), value: money(data.net) },
            ...(data.margin === null
              ? []
              : [{ id: 'margin', label: t('employees.sales.margin'), value: money(data.margin) }]),
            { id: 'average', label: t('employees.sales.average'), value: money(data.averageTotal) },
            ...(data.lastSaleAt === null
              ? []
              : [{ id: 'last', label: t('employees.sales.last'), value: date(data.lastSaleAt) }]),
          ]}
        />
      )}
    </Card>
  );
}
