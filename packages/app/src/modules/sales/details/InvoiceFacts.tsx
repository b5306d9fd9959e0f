import type { Invoice } from '@tilldesk/domain/shop';
import { Card, DescriptionList, Divider, Text } from '@tilldesk/ui';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';

/** Who sold what to whom, and when. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const say = useSay();
  const { moment, number, day } = useFormats();
  const { postedAt, createdAt, notes, dueDate, quotedUntil } = invoice;
  return (
    <Card>
      <Stack>
        <DescriptionList
          items={[
            { id: 'customer', label: say('sales.customer'), value: invoice.customerName ?? say('sales.walkIn') },
            { id: 'cashier', label: say('sales.cashier'), value: invoice.salesperson },
            { id: 'created', label: say('sales.created'), value: moment(createdAt) },
            ...(postedAt === null || moment(postedAt) === moment(createdAt)
              ? []
              : [{ id: 'posted', label: say('sales.posted'), value: moment(postedAt) }]),
            ...(quotedUntil === null
              ? []
              : [{ id: 'until', label: say('sales.quote.until'), value: day(quotedUntil) }]),
            ...(dueDate === null ? [] : [{ id: 'due', label: say('sales.dueDate'), value: day(dueDate) }]),
            ...(invoice.exemption === null
              ? []
              : [
                  {
                    id: 'exempt',
                    label: say('sales.exempt'),
                    value:
                      [invoice.exemption.reason, invoice.exemption.certificate].filter(Boolean).join(', ') ||
                      say('sales.exempt.always'),
                  },
                ]),
            ...(invoice.discountReason === null
              ? []
              : [{ id: 'why', label: say('sales.why.discount'), value: invoice.discountReason }]),
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
