import type { Invoice } from '@tilldesk/domain/shop';
import { Card, ItemList } from '@tilldesk/ui';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';

/** How it was paid: what stayed in the shop of each tender, and what went back. */
export function InvoicePayments({ invoice }: { invoice: Invoice }) {
  const say = useSay();
  const { money, time } = useFormats();
  if (invoice.payments.length === 0) return null;
  return (
    <Card title={say('sales.payments')}>
      <ItemList
        look="filled"
        items={invoice.payments.map(({ id, kind, amount, tendered, change, reference, at }) => ({
          id,
          icon: kind,
          title: say(`sales.tender.${kind}`),
          text: [
            time(at),
            ...(reference === null ? [] : [say('sales.reference.of', { text: reference })]),
            ...(change === 0
              ? []
              : [say('sales.payments.change', { tendered: money(tendered), change: money(change) })]),
          ].join(' · '),
          value: money(amount),
        }))}
      />
    </Card>
  );
}
