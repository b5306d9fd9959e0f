import type { Invoice } from '@tilldesk/domain/sales';
import { Card, DescriptionList, Divider, Text } from '@tilldesk/ui';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** Shows the salesperson, the customer and the dates of an invoice. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const { moment, number, day } = useFormats();
  const { postedAt, createdAt, notes, dueDate, quotedUntil } = invoice;
  return (
    <Card>
      <Stack>
        <DescriptionList
          items={[
            { id: 'customer', label: t('sales.customer'), value: invoice.customerName ?? t('sales.walkIn') },
            { id: 'cashier', label: t('sales.cashier'), value: invoice.salesperson },
            { id: 'created', label: t('sales.created'), value: moment(createdAt) },
            ...(postedAt === null || moment(postedAt) === moment(createdAt)
              ? []
              : [{ id: 'posted', label: t('sales.posted'), value: moment(postedAt) }]),
            ...(quotedUntil === null ? [] : [{ id: 'until', label: t('sales.quote.until'), value: day(quotedUntil) }]),
            ...(dueDate === null ? [] : [{ id: 'due', label: t('sales.dueDate'), value: day(dueDate) }]),
            ...(invoice.exemption === null
              ? []
              : [
                  {
                    id: 'exempt',
                    label: t('sales.exempt'),
                    value:
                      [invoice.exemption.reason, invoice.exemption.certificate].filter(Boolean).join(', ') ||
                      t('sales.exempt.always'),
                  },
                ]),
            ...(invoice.discountReason === null
              ? []
              : [{ id: 'why', label: t('sales.why.discount'), value: invoice.discountReason }]),
            { id: 'pieces', label: t('sales.pieces'), value: number(invoice.pieces) },
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
