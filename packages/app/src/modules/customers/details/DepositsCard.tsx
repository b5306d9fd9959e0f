import { deposits } from '@tilldesk/domain/deposits';
import type { Customer } from '@tilldesk/domain/customers';
import { Card, ItemList } from '@tilldesk/ui';
import { FailedAlert } from '../../../page/FailedAlert.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useCan } from '../../../session/useCan.ts';
import { InvoiceLink } from './InvoiceLink.tsx';

/** A customer's deposits that no sale has used yet; renders nothing when there are none. */
export function DepositsCard({ customer: { id } }: { customer: Customer }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const mayRead = useCan('Sale & Invoice', 'read');
  const { data, problem, again } = useAnswer(deposits.list, mayRead ? { query: { customerId: id } } : null);
  if (problem && !data) {
    return (
      <FailedAlert action={t('shell.failed.again')} onAgain={again}>
        {t('customers.deposits.failed')}
      </FailedAlert>
    );
  }
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('customers.deposits')}>
      <ItemList
        items={data.items.map(({ id: depositId, number, invoiceId, at, isFree, rest }) => ({
          id: depositId,
          icon: 'lock' as const,
          title: <InvoiceLink id={invoiceId}>{number}</InvoiceLink>,
          text: `${moment(at)} · ${t(isFree ? 'customers.deposits.free' : 'customers.deposits.waits')}`,
          value: money(rest),
        }))}
      />
    </Card>
  );
}
