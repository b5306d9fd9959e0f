import type { Product } from '@tilldesk/domain/shop';
import { Badge, Text } from '@tilldesk/ui';
import { Beside } from '../../kit/page/flow.styles.ts';
import { Shown } from '../../kit/resource/Shown.tsx';
import { useSay } from '../../kit/say/useSay.ts';
import { ProductThumb } from './ProductThumb.tsx';
import { stockLevel } from './stockLevel.ts';

/** A product's name; one that the till does not offer says so. */
export function ProductName({ row: { name, active, archived, images, components } }: { row: Product }) {
  const say = useSay();
  return (
    <Beside>
      <ProductThumb image={images?.[0]} />
      <Text clip>{name}</Text>
      {components && <Badge tone="accent">{say('products.bundle')}</Badge>}
      {archived ? <Badge>{say('products.archived')}</Badge> : !active && <Badge>{say('products.inactive')}</Badge>}
    </Beside>
  );
}

/** What is on hand, marked where it is low or gone; nothing for what has no stock. */
export function OnHand({ row }: { row: Product }) {
  const say = useSay();
  if (row.tracking === 'none' && row.components === null) return <Shown kind="quantity" value={null} />;
  const level = stockLevel(row);
  return (
    <Beside>
      {level !== 'enough' && (
        <Badge tone={level === 'out' ? 'bad' : 'warn'} title={say(`products.stock.${level}`)} dot>
          {say(`products.list.${level}`)}
        </Badge>
      )}
      <Shown kind="quantity" value={row.onHand} />
    </Beside>
  );
}
