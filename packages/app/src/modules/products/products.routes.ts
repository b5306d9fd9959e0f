import { resourceRoutes } from '../../resource/resourceRoutes.tsx';

export const productsRoutes = resourceRoutes('/product-management', 'product', {
  module: 'Product',
  messages: ['products', 'resource', 'import'],
  menu: 'products.manage',
  addMenu: 'products.add',
  load: async () => (await import('./products.resource.ts')).productsResource,
  list: () => import('./products.screen.tsx'),
});
