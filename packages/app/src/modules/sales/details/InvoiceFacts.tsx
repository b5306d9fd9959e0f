import type { Invoice } from '@tilldesk/domain/shop';
import { Card, DescriptionList } from '@tilldesk/ui';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Notes } from './Details.styles.ts';

/** Who sold what to whom, and when. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const say = useSay();
  const { moment, number } = useFormats();
  const { postedAt, createdAt, notes } = invoice;
  return (
    <Card>
      <DescriptionList
        items={[
          { id: 'customer', label: say('sales.customer'), value: invoice.customerName ?? say('sales.walkIn') },
          { id: 'cashier', label: say('sales.cashier'), value: invoice.salesperson },
          { id: 'created', label: say('sales.created'), value: moment(createdAt) },
          ...(postedAt === null ? [] : [{ id: 'posted', label: say('sales.posted'), value: moment(postedAt) }]),
          { id: 'pieces', label: say('sales.pieces'), value: number(invoice.pieces) },
        ]}
      />
      {notes != null && <Notes>{notes}</Notes>}
    </Card>
  );
}
