import { listScreen, resourceRoutes } from '../../resource/resourceRoutes.tsx';

export const customersRoutes = resourceRoutes('/customer-management', 'customer', {
  module: 'Customer',
  messages: ['customers', 'resource', 'import', 'stock', 'approve', 'reserved'],
  menu: 'customers',
  load: async () => (await import('./customers.resource.ts')).customersResource,
  // Without the form, whose inputs load with its pages.
  list: listScreen(async () => (await import('./customersList.resource.ts')).customersList),
  details: () => import('./customerDetails.screen.tsx'),
});
