import type { Invoice } from '@tilldesk/domain/shop';
import { Card } from '@tilldesk/ui';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Sums } from '../Sums.tsx';
import { Goods } from './Checkout.styles.ts';

/** What is being paid for, in short. */
export function SaleSummary({ invoice }: { invoice: Invoice }) {
  const say = useSay();
  const { money, number } = useFormats();
  return (
    <Card title={say('sales.summary')} hint={say('sales.till.pieces', { count: invoice.pieces })}>
      <Goods>
        {invoice.lines.map((line) => (
          <li key={line.id}>
            <span>
              {say('sales.count.of', { count: number(line.quantity), product: line.description })}
              {line.unitCode !== null && <small>{say('sales.imei.of', { code: line.unitCode })}</small>}
            </span>
            <b>{money(line.gross)}</b>
          </li>
        ))}
      </Goods>
      <Sums
        rows={[
          { id: 'gross', label: say('sales.subtotal'), value: money(invoice.gross) },
          ...(invoice.discountTotal === 0
            ? []
            : [{ id: 'discount', label: say('sales.discount'), value: money(-invoice.discountTotal) }]),
          { id: 'tax', label: say('sales.tax'), value: money(invoice.tax) },
        ]}
        total={{ label: say('sales.total'), value: money(invoice.total) }}
      />
    </Card>
  );
}
