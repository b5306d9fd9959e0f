import { dashboardRoutes } from './modules/dashboard/dashboard.routes.ts';

/** Every page of the app; menus, links, guards, crumbs and redirects are read from here. */
export const routes = [...dashboardRoutes];

declare module './kit/go/route.ts' {
  interface Register {
    paths: (typeof routes)[number]['path'];
  }
}
