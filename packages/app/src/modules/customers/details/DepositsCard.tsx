import { can } from '@tilldesk/domain/rights';
import { deposits } from '@tilldesk/domain/selling';
import type { Customer } from '@tilldesk/domain/shop';
import { Alert, Button, Card, ItemList } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';
import { InvoiceLink } from './InvoiceLink.tsx';

/** A customer's deposits that no sale has used yet; renders nothing when there are none. */
export function DepositsCard({ customer: { id } }: { customer: Customer }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const mayRead = can(useSession().permissions, 'Sale & Invoice', 'read');
  const { data, problem, again } = useAnswer(deposits.list, mayRead ? { query: { customerId: id } } : null);
  if (problem && !data) {
    return (
      <Alert
        tone="bad"
        actions={
          <Button size="s" onClick={again}>
            {t('shell.failed.again')}
          </Button>
        }
      >
        {t('customers.deposits.failed')}
      </Alert>
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
