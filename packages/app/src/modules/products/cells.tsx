import type { Product } from '@tilldesk/domain/shop';
import { Badge, Text } from '@tilldesk/ui';
import { Beside } from '../../kit/page/flow.styles.ts';
import { Shown } from '../../kit/resource/Shown.tsx';
import { useSay } from '../../kit/say/useSay.ts';
import { stockLevel } from './stockLevel.ts';

/** A product's name; one that the till does not offer says so. */
export function ProductName({ row: { name, active } }: { row: Product }) {
  const say = useSay();
  return (
    <Beside>
      <Text clip>{name}</Text>
      {!active && <Badge>{say('products.inactive')}</Badge>}
    </Beside>
  );
}

/** What is on hand, marked where it is low or gone; nothing for what has no stock. */
export function OnHand({ row }: { row: Product }) {
  const say = useSay();
  if (row.tracking === 'none') return <Shown kind="quantity" value={null} />;
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
