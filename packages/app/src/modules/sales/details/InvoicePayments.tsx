import type { Invoice } from '@tilldesk/domain/shop';
import { Card, Icon } from '@tilldesk/ui';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Tenders } from '../checkout/Checkout.styles.ts';

/** How it was paid: what stayed in the shop of each tender, and what went back. */
export function InvoicePayments({ invoice }: { invoice: Invoice }) {
  const say = useSay();
  const { money, time } = useFormats();
  if (invoice.payments.length === 0) return null;
  return (
    <Card title={say('sales.payments')}>
      <Tenders data-still>
        {invoice.payments.map(({ id, kind, amount, tendered, change, reference, at }) => (
          <li key={id}>
            <Icon name={kind} size={20} />
            <span>
              {say(`sales.tender.${kind}`)}
              <small>
                {[
                  time(at),
                  ...(reference === null ? [] : [say('sales.reference.of', { text: reference })]),
                  ...(change === 0
                    ? []
                    : [say('sales.payments.change', { tendered: money(tendered), change: money(change) })]),
                ].join(' · ')}
              </small>
            </span>
            <b>{money(amount)}</b>
          </li>
        ))}
      </Tenders>
    </Card>
  );
}
