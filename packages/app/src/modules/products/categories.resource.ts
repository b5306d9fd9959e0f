import { categories, type Category } from '@tilldesk/domain/products';
import { resource, type Resource } from '../../resource/resource.ts';
import { MainCategoryInput } from './categories/MainCategoryInput.tsx';
import { TaxSelect } from './taxes/TaxSelect.tsx';

/** The form of a category. The list has its own screen, since categories have two levels and an order. */
export const categoriesResource: Resource<Category> = resource(categories, {
  at: { list: '/product-management' },
  icon: 'tag',
  list: {
    columns: ['name', 'kind', 'productCount'],
    sort: 'name',
  },
  form: {
    sections: [
      { title: 'categories.what', fields: ['name', 'parentId', 'kind', 'taxId', 'isSerializedDefault', 'active'] },
    ],
    blank: () => ({ kind: 'accessory', active: true }),
    inputs: { parentId: MainCategoryInput, taxId: TaxSelect },
    hints: {
      taxId: 'categories.hint.taxId',
      isSerializedDefault: 'categories.hint.isSerializedDefault',
      active: 'categories.hint.active',
    },
  },
});
