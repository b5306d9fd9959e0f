import type { Invoice } from '@tilldesk/domain/sales';
import { Card, SumList } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { useSums } from '../useSums.ts';

/** Shows the total, the paid amount and, with the right to see it, the profit. */
export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { viewCost } = useSession().limits;
  const sums = useSums({ ...invoice, discount: invoice.discountTotal, exemptTax: invoice.exemption?.tax });
  const isPosted = invoice.status === 'paid' || invoice.status === 'open';
  const cost = invoice.lines.reduce((sum, line) => sum + (line.cost ?? 0), 0);
  return (
    <Card title={t('sales.summary')}>
      <SumList
        items={[
          ...sums,
          { id: 'paid', label: t('sales.paid'), value: money(invoice.paid) },
          { id: 'due', label: t('sales.due'), value: money(invoice.due) },
          ...(invoice.refunded === 0
            ? []
            : [{ id: 'refunded', label: t('sales.refunded'), value: money(invoice.refunded) }]),
          ...(viewCost && isPosted
            ? [
                { id: 'cost', label: t('sales.cost'), value: money(cost) },
                { id: 'profit', label: t('sales.profit'), value: money(invoice.net - cost) },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
