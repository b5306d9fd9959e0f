import { customersRoutes } from './modules/customers/customers.routes.ts';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes.ts';
import { inventoryRoutes } from './modules/inventory/inventory.routes.ts';
import { productsRoutes } from './modules/products/products.routes.ts';
import { salesRoutes } from './modules/sales/sales.routes.ts';

/** Every page of the app; menus, links, guards, crumbs and redirects are read from here. */
export const routes = [...dashboardRoutes, ...customersRoutes, ...productsRoutes, ...inventoryRoutes, ...salesRoutes];

declare module './kit/go/route.ts' {
  interface Register {
    paths: (typeof routes)[number]['path'];
  }
}
