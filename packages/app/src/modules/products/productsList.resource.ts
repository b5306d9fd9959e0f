import { product, type Product } from '@tilldesk/domain/shop';
import { resource, type Resource } from '../../resource/resource.ts';
import { productsView } from './productsLook.ts';

/** The list of products alone. */
export const productsList: Resource<Product> = resource(product, productsView);
