import { products, type Product } from '@tilldesk/domain/products';
import { resource, type Resource } from '../../resource/resource.ts';
import { productsView } from './productsView.ts';

/** The products resource with the list only. */
export const productsList: Resource<Product> = resource(products, productsView);
