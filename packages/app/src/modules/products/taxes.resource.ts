import { taxes, type Tax } from '@tilldesk/domain/products';
import { resource, type Resource } from '../../resource/resource.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { BehindCell } from './taxes/BehindCell.tsx';

/** The resource of named tax rates, edited in a dialog above their list. */
export const taxesResource: Resource<Tax> = resource(taxes, {
  at: { list: '/product-management' },
  icon: 'percent',
  list: {
    columns: ['name', 'rate', 'productCount', 'behind'],
    kinds: { productCount: 'quantity', behind: 'quantity' },
    widths: { productCount: 132, behind: 200 },
    cells: { behind: BehindCell },
    sort: 'name',
    above: CatalogueTabs,
    watch: ['products'],
  },
  form: { sections: [{ title: 'taxes.what', fields: ['name', 'rate'] }] },
});
