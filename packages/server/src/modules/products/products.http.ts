import { categories, products } from '@tilldesk/domain/shop';
import { crud } from '../../crud/crud.ts';
import type { Served } from '../../http/serve.ts';
import { categoryRecords } from './categories.store.ts';
import { productRecords } from './products.store.ts';

export const productsCalls: Served[] = [...crud(products, productRecords), ...crud(categories, categoryRecords)];
