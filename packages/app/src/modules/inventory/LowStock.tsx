import { stockByProduct, stockLevels } from '@tilldesk/domain/inventory';
import { Segments } from '@tilldesk/ui';
import { useSearchParams } from 'react-router-dom';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { ListView } from '../../resource/list/ListView.tsx';
import { useList } from '../../resource/list/useList.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { stockRoutes } from './places.ts';
import { useProductColumns } from './useProductColumns.tsx';

/** Lists low stock across all categories and both kinds of stock, with the quantity to order. */
export function LowStock() {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const [address, setAddress] = useSearchParams();
  const level = stockLevels.find((one) => one === address.get('level')) ?? 'low';
  const columns = useProductColumns(shown, more);
  const list = useList(stockByProduct, { sort: 'name', limit: 50, fixed: { level }, watch });
  return (
    <ListView
      key={level}
      list={list}
      name="inventory-low"
      label={t('inventory.tab.low')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      onOpen={({ id, name, tracking, categoryId, categoryName }) =>
        navigateTo(stockRoutes[tracking].item, { with: { categoryName, categoryId, itemName: name, itemId: id } })
      }
      searchHint={t('inventory.products.search')}
      filters={
        <Segments
          label={t('inventory.level')}
          value={level}
          options={stockLevels.map((value) => ({
            value,
            name: t(`inventory.level.${value}`),
            face: t(`inventory.level.${value}`),
          }))}
          onChange={(value) => setAddress({ view: 'low', ...(value === 'low' ? {} : { level: value }) })}
        />
      }
      empty={{ icon: 'success', title: t('inventory.low.empty'), text: t('inventory.low.emptyText') }}
    />
  );
}

const watch = ['invoices', 'products', 'purchases'];
const more = ['sku', 'onHand', 'price'] as const;
const shown = ['name', 'categoryName', 'available', 'incoming', 'reorder', 'sku', 'onHand', 'price'] as const;
