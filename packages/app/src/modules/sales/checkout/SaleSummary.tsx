import type { Invoice } from '@tilldesk/domain/sales';
import { Card, Divider, ItemList, SumList } from '@tilldesk/ui';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSums } from '../useSums.ts';

/** Short summary of the invoice that is being paid. */
export function SaleSummary({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const sums = useSums({ ...invoice, discount: invoice.discountTotal, exemptTax: invoice.exemption?.tax });
  return (
    <Card title={t('sales.summary')} hint={t('sales.till.pieces', { count: invoice.pieces })}>
      <Stack>
        <ItemList
          items={invoice.lines.map((line) => ({
            id: line.id,
            title: t('sales.count.of', { count: number(line.quantity), product: line.description }),
            text: line.unitCode === null ? undefined : t('sales.imei.of', { code: line.unitCode }),
            value: money(line.gross),
          }))}
        />
        <Divider />
        <SumList items={sums} />
      </Stack>
    </Card>
  );
}
