import type { Customer } from '@tilldesk/domain/shop';
import { Badge, Card, Stat, Text } from '@tilldesk/ui';
import { Row } from '../../kit/page/flow.styles.ts';
import { DetailsScreen } from '../../kit/resource/DetailsScreen.tsx';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { CustomerInvoices } from './CustomerInvoices.tsx';
import { Figures } from './customers.styles.ts';
import { customersResource } from './customers.resource.ts';

/** A customer: what they spent, their invoices, how to reach them, what the shop noted. */
export function Screen() {
  return (
    <DetailsScreen
      resource={customersResource}
      about={(customer) => <Since customer={customer} />}
      above={(customer) => <Sums customer={customer} />}
    >
      {(customer) => (
        <>
          <CustomerInvoices customer={customer} />
          <Notes notes={customer.notes} />
        </>
      )}
    </DetailsScreen>
  );
}

function Since({ customer: { createdAt, taxExempt } }: { customer: Customer }) {
  const say = useSay();
  const { date } = useFormats();
  return (
    <Row as="span">
      {say('customers.since', { date: date(createdAt) })}
      {taxExempt && <Badge tone="accent">{say('customers.taxExempt')}</Badge>}
    </Row>
  );
}

function Sums({ customer: { totalSpent, invoiceCount, lastVisit } }: { customer: Customer }) {
  const say = useSay();
  const { money, number, date } = useFormats();
  const average = invoiceCount === 0 ? 0 : Math.round(totalSpent / invoiceCount);
  return (
    <Figures>
      <Stat label={say('field.customer.totalSpent')} value={money(totalSpent)} />
      <Stat label={say('field.customer.invoiceCount')} value={number(invoiceCount)} />
      <Stat label={say('customers.average')} value={money(average)} />
      <Stat
        label={say('field.customer.lastVisit')}
        value={lastVisit === null ? say('customers.never') : date(lastVisit)}
      />
    </Figures>
  );
}

function Notes({ notes }: { notes: string | null }) {
  const say = useSay();
  return (
    <Card title={say('customers.notes')}>
      <Text as="p" written tone={notes === null ? 'muted' : 'neutral'}>
        {notes ?? say('customers.noNotes')}
      </Text>
    </Card>
  );
}
