import { products, type Product } from '@tilldesk/domain/products';
import { resource, type Resource } from '../../resource/resource.ts';
import { CategoryField } from './form/CategoryField.tsx';
import { ImagesInput } from './form/ImagesInput.tsx';
import { ProductSidebar } from './ProductSidebar.tsx';
import { productsView } from './productsView.ts';
import { TaxInput } from './taxes/TaxInput.tsx';
import { TrackingInput } from './form/TrackingInput.tsx';

/**
 * The products resource: the form with the store's stock in a sidebar, and a read-only view for users who may not
 * change products.
 */
export const productsResource: Resource<Product> = resource(products, {
  ...productsView,
  form: {
    sections: [
      {
        title: 'products.what',
        fields: ['name', 'categoryId', 'brand', 'model', 'condition', 'grade', 'active'],
        combined: { fields: ['categoryId'], input: CategoryField },
      },
      {
        title: 'products.attributes',
        about: 'products.attributes.about',
        fields: ['color', 'storage', 'size', 'network', 'carrier'],
      },
      { title: 'products.codes', about: 'products.codes.about', fields: ['sku', 'barcodes', 'labelSize'] },
      {
        title: 'products.selling',
        fields: ['price', 'minPrice', 'taxId', 'taxRate', 'warrantyDays'],
        combined: { fields: ['taxId', 'taxRate'], input: TaxInput },
      },
      {
        title: 'products.stockKeeping',
        fields: ['tracking', 'components', 'reorderPoint', 'reorderTo'],
        combined: { fields: ['tracking', 'components'], input: TrackingInput },
      },
      { title: 'products.more', fields: ['images', 'description'] },
    ],
    blank: ({ defaultTaxRate }, query) => ({
      active: true,
      condition: 'new',
      tracking: 'quantity',
      taxRate: defaultTaxRate,
      barcodes: query.getAll('barcode'),
    }),
    inputs: { images: ImagesInput },
    hints: {
      barcodes: 'products.hint.barcodes',
      minPrice: 'products.hint.minPrice',
      labelSize: 'products.hint.labelSize',
      reorderPoint: 'products.hint.reorderPoint',
      reorderTo: 'products.hint.reorderTo',
      warrantyDays: 'products.hint.warrantyDays',
      active: 'products.hint.active',
    },
    // After a product was added, its opening stock can be entered.
    saved: { add: 'edit', edit: 'list' },
    sidebar: ProductSidebar,
  },
  details: {
    sections: [
      { title: 'products.what', fields: ['name', 'categoryName', 'brand', 'model', 'condition', 'grade', 'active'] },
      { title: 'products.attributes', fields: ['color', 'storage', 'size', 'network', 'carrier', 'groupName'] },
      { title: 'products.codes', fields: ['sku', 'barcodes', 'labelSize'] },
      { title: 'products.selling', fields: ['price', 'minPrice', 'taxRate', 'warrantyDays'] },
      { title: 'products.stockKeeping', fields: ['tracking', 'reorderPoint', 'reorderTo'] },
      { title: 'products.more', fields: ['description'] },
    ],
  },
});
