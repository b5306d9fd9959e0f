import { stockByProduct, stockLevels } from '@tilldesk/domain/inventory';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useNavigateTo, useParamsOf } from '../../navigation/useNavigateTo.ts';
import { Page } from '../../page/Page.tsx';
import { ClearFilters, ListFilter } from '../../resource/list/ListFilters.tsx';
import { ListView } from '../../resource/list/ListView.tsx';
import { useList } from '../../resource/list/useList.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { stockRoutes, type TrackingKind } from './places.ts';
import { useProductColumns } from './useProductColumns.tsx';

/** Second level of the inventory: the products of a category, with their stock, low stock, and aged stock. */
export function StockProducts({ tracking }: { tracking: TrackingKind }) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const { categoryName, categoryId } = useParamsOf(stockRoutes[tracking].category);
  const columns = useProductColumns(shown[tracking], more);
  const fixed = { tracking, categoryId };
  const list = useList(stockByProduct, { sort: 'name', limit: 50, filters, fixed, watch });
  const add = (
    <PageLink to="/product-management/add-product" icon="plus" tone="primary">
      {t('inventory.addProduct')}
    </PageLink>
  );
  return (
    <Page title={categoryName}>
      <ListView
        list={list}
        name={`inventory-${tracking}-products`}
        label={categoryName}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={({ id, name }) =>
          navigateTo(stockRoutes[tracking].item, { with: { categoryName, categoryId, itemName: name, itemId: id } })
        }
        searchHint={t('inventory.products.search')}
        filters={
          <>
            <ListFilter
              label={t('inventory.level')}
              value={list.filters['level'] ?? ''}
              options={stockLevels.map((id) => ({ id, label: t(`inventory.level.${id}`) }))}
              onChange={(level) => list.setFilter('level', level)}
            />
            <ClearFilters list={list} />
          </>
        }
        totals={{ units: ({ onHand }) => onHand, amount: ({ retailValue }) => retailValue }}
        empty={{
          icon: 'tag',
          title: t('inventory.products.empty'),
          text: t('inventory.products.emptyText'),
          action: add,
        }}
      />
    </Page>
  );
}

const filters = ['level'];
const watch = ['invoices', 'products', 'purchases'];
const more = ['sku', 'reserved', 'incoming', 'retailValue', 'costValue'] as const;
const shown = {
  serialized: [
    'name',
    'sku',
    'onHand',
    'available',
    'reserved',
    'aged',
    'reorder',
    'price',
    'cost',
    'incoming',
    'retailValue',
    'costValue',
  ],
  quantity: [
    'name',
    'sku',
    'onHand',
    'available',
    'reserved',
    'reorder',
    'price',
    'cost',
    'incoming',
    'retailValue',
    'costValue',
  ],
} as const;
