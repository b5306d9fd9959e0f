import type { Product } from '@tilldesk/domain/products';
import { Badge, Text } from '@tilldesk/ui';
import { InlineGroup } from '../../page/flow.styles.ts';
import { Shown } from '../../resource/FieldValue.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ProductThumb } from './ProductThumb.tsx';
import { stockLevel } from './stockLevel.ts';

/** A product's name, with a mark when the product is not for sale at the till. */
export function ProductName({ row: { name, active, archived, images, components } }: { row: Product }) {
  const t = useTranslate();
  return (
    <InlineGroup>
      <ProductThumb image={images?.[0]} />
      <Text clip>{name}</Text>
      {components && <Badge tone="accent">{t('products.bundle')}</Badge>}
      {archived ? <Badge>{t('products.archived')}</Badge> : !active && <Badge>{t('products.inactive')}</Badge>}
    </InlineGroup>
  );
}

/** The quantity on hand, marked when it is low or zero; empty for products without stock. */
export function OnHand({ row }: { row: Product }) {
  const t = useTranslate();
  if (row.tracking === 'none' && row.components === null) return <Shown kind="quantity" value={null} />;
  const level = stockLevel(row);
  return (
    <InlineGroup>
      {level !== 'enough' && (
        <Badge tone={level === 'out' ? 'bad' : 'warn'} title={t(`products.stock.${level}`)} dot>
          {t(`products.list.${level}`)}
        </Badge>
      )}
      <Shown kind="quantity" value={row.onHand} />
    </InlineGroup>
  );
}
