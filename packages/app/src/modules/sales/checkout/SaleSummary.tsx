import type { Invoice } from '@tilldesk/domain/shop';
import { Card, Divider, ItemList, SumList } from '@tilldesk/ui';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSums } from '../useSums.ts';

/** What is being paid for, in short. */
export function SaleSummary({ invoice }: { invoice: Invoice }) {
  const say = useSay();
  const { money, number } = useFormats();
  const sums = useSums({ ...invoice, discount: invoice.discountTotal, exemptTax: invoice.exemption?.tax });
  return (
    <Card title={say('sales.summary')} hint={say('sales.till.pieces', { count: invoice.pieces })}>
      <Stack>
        <ItemList
          items={invoice.lines.map((line) => ({
            id: line.id,
            title: say('sales.count.of', { count: number(line.quantity), product: line.description }),
            text: line.unitCode === null ? undefined : say('sales.imei.of', { code: line.unitCode }),
            value: money(line.gross),
          }))}
        />
        <Divider />
        <SumList items={sums} />
      </Stack>
    </Card>
  );
}
