import type { Product } from '@tilldesk/domain/shop';
import { Badge, Text } from '@tilldesk/ui';
import { InlineGroup } from '../../page/flow.styles.ts';
import { Shown } from '../../resource/FieldValue.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ProductThumb } from './ProductThumb.tsx';
import { stockLevel } from './stockLevel.ts';

/** A product's name; one that the till does not offer says so. */
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

/** What is on hand, marked where it is low or gone; nothing for what has no stock. */
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
