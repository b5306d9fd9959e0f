import { productPrices } from '@tilldesk/domain/products';
import { Card, Timeline } from '@tilldesk/ui';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';

/** Lists a product's earlier prices with user and time; renders nothing when the price never changed. */
export function PriceHistory({ productId }: { productId: string }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const { data } = useAnswer(productPrices, { params: { id: productId } }, { watch: ['products'] });
  const prices = data?.prices ?? [];
  if (prices.every(({ was }) => was === null)) return null;
  return (
    <Card title={t('products.prices')}>
      <Timeline
        items={prices.map(({ id, at, by, price, was }) => ({
          id,
          at,
          timeText: moment(at),
          title:
            was === null
              ? t('products.prices.first', { price: money(price) })
              : t('products.prices.changed', { was: money(was), price: money(price) }),
          text: by,
        }))}
      />
    </Card>
  );
}
