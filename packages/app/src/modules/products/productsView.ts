import type { products } from '@tilldesk/domain/products';
import type { Definition } from '../../resource/resource.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { OnHand, ProductName } from './cells.tsx';
import { ProductImport } from './ProductImport.tsx';
import { ProductTicked } from './ProductTicked.tsx';
import { useBrandOptions } from './useBrandOptions.ts';
import { useCategoryOptions } from './categories/useCategories.ts';
import { useGroupOptions } from './variants/useGroupOptions.ts';

/** How products are listed. The form is in a file of its own, so that the list loads without it. */
export const productsView: Omit<Definition<typeof products>, 'form' | 'details'> = {
  at: {
    list: '/product-management',
    add: '/product-management/add-product',
    edit: '/product-management/edit-product/:productId',
  },
  icon: 'tag',
  list: {
    columns: ['name', 'sku', 'categoryName', 'tracking', 'price', 'onHand'],
    more: [
      'cost',
      'lastCost',
      'brand',
      'model',
      'carrier',
      'color',
      'storage',
      'size',
      'network',
      'groupName',
      'condition',
      'grade',
      'barcodes',
      'minPrice',
      'taxRate',
      'reorderPoint',
      'reorderTo',
      'labelSize',
      'active',
      'createdAt',
    ],
    kinds: { cost: 'money', lastCost: 'money', createdAt: 'date' },
    widths: { name: 280, sku: 130, onHand: 132 },
    costs: ['cost', 'lastCost'],
    cells: { name: ProductName, onHand: OnHand },
    sort: 'name',
    filters: ['categoryId', 'brand', 'tracking', 'groupId', 'lacks', 'active', 'archived'],
    quiet: ['groupId'],
    filterOptions: { categoryId: useCategoryOptions, brand: useBrandOptions, groupId: useGroupOptions },
    totals: { units: 'onHand' },
    above: CatalogueTabs,
    ticked: ProductTicked,
    actions: ProductImport,
    watch: ['inventory', 'invoices', 'variantGroups', 'taxes'],
  },
};
