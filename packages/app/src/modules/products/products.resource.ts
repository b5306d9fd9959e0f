import { product, products, type Product } from '@tilldesk/domain/shop';
import { resource, type Resource } from '../../kit/resource/resource.ts';
import { CategoryInput } from './CategoryInput.tsx';
import { OnHand, ProductName } from './cells.tsx';
import { StockPanel } from './StockPanel.tsx';
import { useCategoryOptions } from './useCategories.ts';

/** Products: their list, and their form with the stock of the store beside it. */
export const productsResource: Resource<Product> = resource(product, {
  calls: products,
  at: {
    list: '/product-management',
    add: '/product-management/add-product',
    edit: '/product-management/edit-product/:productId',
  },
  icon: 'tag',
  nameOf: ({ name }) => name,
  list: {
    words: { search: 'products.search', empty: 'products.empty', emptyText: 'products.emptyText', add: 'products.add' },
    columns: ['name', 'sku', 'categoryName', 'tracking', 'price', 'onHand'],
    more: ['cost', 'brand', 'model', 'condition', 'barcodes', 'taxRate', 'reorderPoint', 'active', 'createdAt'],
    kinds: { cost: 'money', createdAt: 'date' },
    widths: { name: 280, sku: 130, onHand: 132 },
    costs: ['cost'],
    cells: { name: ProductName, onHand: OnHand },
    sort: 'name',
    filters: ['categoryId', 'tracking', 'active'],
    filterOptions: { categoryId: useCategoryOptions },
    totals: { units: 'onHand' },
    watch: ['inventory', 'invoices'],
  },
  form: {
    sections: [
      { title: 'products.what', fields: ['name', 'categoryId', 'brand', 'model', 'condition', 'active'] },
      { title: 'products.codes', about: 'products.codes.about', fields: ['sku', 'barcodes'] },
      { title: 'products.selling', fields: ['price', 'taxRate', 'warrantyDays'] },
      { title: 'products.stockKeeping', fields: ['tracking', 'reorderPoint'] },
      { title: 'products.more', fields: ['description'] },
    ],
    blank: ({ defaultTaxRate }) => ({
      active: true,
      condition: 'new',
      tracking: 'quantity',
      taxRate: defaultTaxRate,
    }),
    inputs: { categoryId: CategoryInput },
    hints: {
      tracking: 'products.hint.tracking',
      barcodes: 'products.hint.barcodes',
      reorderPoint: 'products.hint.reorderPoint',
      warrantyDays: 'products.hint.warrantyDays',
      active: 'products.hint.active',
    },
    // Its stock can be entered as soon as it is there.
    saved: { add: 'edit', edit: 'list' },
    beside: StockPanel,
  },
  details: {
    sections: [
      { title: 'products.what', fields: ['name', 'categoryName', 'brand', 'model', 'condition', 'active'] },
      { title: 'products.codes', fields: ['sku', 'barcodes'] },
      { title: 'products.selling', fields: ['price', 'taxRate', 'warrantyDays'] },
      { title: 'products.stockKeeping', fields: ['tracking', 'reorderPoint'] },
      { title: 'products.more', fields: ['description'] },
    ],
  },
});
