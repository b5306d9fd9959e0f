import { type Customer, customerFigures } from '@tilldesk/domain/customers';
import { Stat } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';
import { Figures } from '../customers.styles.ts';

/** Shows a customer's total spending, the shop's profit from it, and the store credit. */
export function Sums({ customer: { id, totalSpent, invoiceCount, lastVisit, storeCredit } }: { customer: Customer }) {
  const t = useTranslate();
  const { money, number, date } = useFormats();
  const { viewCost } = useSession().limits;
  const { data } = useAnswer(customerFigures, { params: { id } }, { watch: ['customers', 'invoices'] });
  return (
    <Figures>
      <Stat
        label={t('field.customer.totalSpent')}
        value={money(totalSpent)}
        hint={data?.averageInvoice ? t('customers.average', { amount: money(data.averageInvoice) }) : undefined}
      />
      {viewCost && <Stat label={t('customers.grossProfit')} value={money(data?.grossProfit ?? 0)} loading={!data} />}
      <Stat
        label={t('field.customer.invoiceCount')}
        value={number(invoiceCount)}
        hint={lastVisit === null ? undefined : t('customers.lastOn', { date: date(lastVisit) })}
      />
      <Stat label={t('customers.view.devices')} value={number(data?.devices ?? 0)} loading={!data} />
      <Stat label={t('customers.due')} value={money(data?.due ?? 0)} loading={!data} />
      <Stat label={t('field.customer.storeCredit')} value={money(storeCredit)} />
    </Figures>
  );
}
