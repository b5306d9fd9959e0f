import { can } from '@tilldesk/domain/rights';
import type { Product } from '@tilldesk/domain/shop';
import { Badge, Button, Card, DescriptionList, Figure } from '@tilldesk/ui';
import { useState } from 'react';
import { Go } from '../../kit/go/Go.tsx';
import { Row, Stack } from '../../kit/page/flow.styles.ts';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useSession } from '../../wiring/useSession.ts';
import { OpeningStock } from './OpeningStock.tsx';
import { stockLevel } from './stockLevel.ts';

/** What the store holds of a product, and the way to put the first pieces on its shelf. */
export function StockPanel({ record }: { record: Product }) {
  const say = useSay();
  const { money, number } = useFormats();
  const { permissions, limits } = useSession();
  const [opening, setOpening] = useState(false);
  const { onHand, price, cost, reorderPoint, tracking } = record;
  if (tracking === 'none' && record.components) return <BundlePanel record={record} />;
  if (tracking === 'none') return <Card title={say('products.stock')}>{say('products.stock.none')}</Card>;

  const level = stockLevel(record);
  const facts = [
    ...(reorderPoint === null
      ? []
      : [{ id: 'reorder', label: say('field.product.reorderPoint'), value: number(reorderPoint) }]),
    { id: 'retail', label: say('products.stock.retail'), value: money(onHand * price) },
    ...(limits.viewCost && cost !== null
      ? [
          ...(record.lastCost === null
            ? []
            : [{ id: 'last', label: say('field.product.lastCost'), value: money(record.lastCost) }]),
          { id: 'average', label: say('field.product.cost'), value: money(cost) },
          { id: 'cost', label: say('products.stock.cost'), value: money(onHand * cost) },
        ]
      : []),
  ];
  return (
    <Card title={say('products.stock')} hint={say('products.stock.here')}>
      <Stack>
        <Row>
          <Figure size="l" value={number(onHand)} />
          {level !== 'enough' && (
            <Badge tone={level === 'out' ? 'bad' : 'warn'} dot>
              {say(`products.stock.${level}`)}
            </Badge>
          )}
        </Row>
        <DescriptionList layout="rows" items={facts} />
        <Where product={record} />
        {can(permissions, 'Inventory', 'create') && (
          <Button icon="download" aria-haspopup="dialog" onClick={() => setOpening(true)}>
            {say('products.opening')}
          </Button>
        )}
      </Stack>
      {opening && <OpeningStock product={record} onClose={() => setOpening(false)} />}
    </Card>
  );
}

/** As many bundles as their components make, and which of these holds them back. */
function BundlePanel({ record: { onHand, parts } }: { record: Product }) {
  const say = useSay();
  const { number } = useFormats();
  return (
    <Card title={say('products.stock')} hint={say('products.stock.bundle')}>
      <Stack>
        <Figure size="l" value={number(onHand)} />
        <DescriptionList
          layout="rows"
          items={parts.map(({ productId, quantity, name, onHand: held }) => ({
            id: productId,
            label: say('products.stock.part', { quantity, name }),
            value: number(held),
          }))}
        />
      </Stack>
    </Card>
  );
}

function Where({ product: { id, name, categoryId, categoryName, tracking } }: { product: Product }) {
  const say = useSay();
  const place = { categoryName, categoryId, itemName: name, itemId: id };
  return tracking === 'serialized' ? (
    <Go to="/manage-inventory/serialized/:categoryName/:categoryId/:itemName/:itemId" with={place}>
      {say('products.stock.units')}
    </Go>
  ) : (
    <Go to="/manage-inventory/non-serialized/:categoryName/:categoryId/:itemName/:itemId" with={place}>
      {say('products.stock.ledger')}
    </Go>
  );
}
