import { can } from '@tilldesk/domain/rights';
import type { Product } from '@tilldesk/domain/products';
import { Badge, Card, DescriptionList, Figure } from '@tilldesk/ui';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { PageLink } from '../../navigation/PageLink.tsx';
import { Row, Stack } from '../../page/flow.styles.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { openQuantity, openUnits } from './form/openingStock.ts';
import { stockLevel } from './stockLevel.ts';

/** A product's stock in the store, with an action to enter opening stock. */
export function StockPanel({ record }: { record: Product }) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const { permissions, limits } = useSession();
  const { onHand, price, cost, reorderPoint, tracking } = record;
  if (tracking === 'none' && record.components) return <BundlePanel record={record} />;
  if (tracking === 'none') return <Card title={t('products.stock')}>{t('products.stock.none')}</Card>;

  const level = stockLevel(record);
  const facts = [
    ...(reorderPoint === null
      ? []
      : [{ id: 'reorder', label: t('field.product.reorderPoint'), value: number(reorderPoint) }]),
    { id: 'retail', label: t('products.stock.retail'), value: money(onHand * price) },
    ...(limits.viewCost && cost !== null
      ? [
          ...(record.lastCost === null
            ? []
            : [{ id: 'last', label: t('field.product.lastCost'), value: money(record.lastCost) }]),
          { id: 'average', label: t('field.product.cost'), value: money(cost) },
          { id: 'cost', label: t('products.stock.cost'), value: money(onHand * cost) },
        ]
      : []),
  ];
  return (
    <Card title={t('products.stock')} hint={t('products.stock.here')}>
      <Stack>
        <Row>
          <Figure size="l" value={number(onHand)} />
          {level !== 'enough' && (
            <Badge tone={level === 'out' ? 'bad' : 'warn'} dot>
              {t(`products.stock.${level}`)}
            </Badge>
          )}
        </Row>
        <DescriptionList layout="rows" items={facts} />
        <Where product={record} />
        {can(permissions, 'Inventory', 'create') && (
          <ActionButton action={tracking === 'serialized' ? openUnits : openQuantity} of={record} icon="download">
            {t('products.opening')}
          </ActionButton>
        )}
      </Stack>
    </Card>
  );
}

/** The number of bundles that the components allow, and the component that limits it. */
function BundlePanel({ record: { onHand, parts } }: { record: Product }) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <Card title={t('products.stock')} hint={t('products.stock.bundle')}>
      <Stack>
        <Figure size="l" value={number(onHand)} />
        <DescriptionList
          layout="rows"
          items={parts.map(({ productId, quantity, name, onHand: stock }) => ({
            id: productId,
            label: t('products.stock.part', { quantity, name }),
            value: number(stock),
          }))}
        />
      </Stack>
    </Card>
  );
}

function Where({ product: { id, name, categoryId, categoryName, tracking } }: { product: Product }) {
  const t = useTranslate();
  const place = { categoryName, categoryId, itemName: name, itemId: id };
  return tracking === 'serialized' ? (
    <PageLink to="/manage-inventory/serialized/:categoryName/:categoryId/:itemName/:itemId" with={place}>
      {t('products.stock.units')}
    </PageLink>
  ) : (
    <PageLink to="/manage-inventory/non-serialized/:categoryName/:categoryId/:itemName/:itemId" with={place}>
      {t('products.stock.ledger')}
    </PageLink>
  );
}
