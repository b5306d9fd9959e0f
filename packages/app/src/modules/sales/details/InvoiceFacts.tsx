import type { Invoice } from '@tilldesk/domain/shop';
import { Card, DescriptionList, Divider, Text } from '@tilldesk/ui';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';

/** Who sold what to whom, and when. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const say = useSay();
  const { moment, number } = useFormats();
  const { postedAt, createdAt, notes } = invoice;
  return (
    <Card>
      <Stack>
        <DescriptionList
          items={[
            { id: 'customer', label: say('sales.customer'), value: invoice.customerName ?? say('sales.walkIn') },
            { id: 'cashier', label: say('sales.cashier'), value: invoice.salesperson },
            { id: 'created', label: say('sales.created'), value: moment(createdAt) },
            ...(postedAt === null ? [] : [{ id: 'posted', label: say('sales.posted'), value: moment(postedAt) }]),
            { id: 'pieces', label: say('sales.pieces'), value: number(invoice.pieces) },
          ]}
        />
        {notes != null && (
          <>
            <Divider />
            <Text as="p" written>
              {notes}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
