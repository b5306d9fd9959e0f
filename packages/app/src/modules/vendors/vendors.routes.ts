import { resourceRoutes } from '../../resource/resourceRoutes.tsx';

export const vendorsRoutes = resourceRoutes('/vendor-management', 'vendor', {
  module: 'Vendor',
  messages: ['vendors', 'resource', 'import', 'buying'],
  menu: 'vendors',
  load: async () => (await import('./vendors.resource.ts')).vendorsResource,
  details: () => import('./vendorDetails.screen.tsx'),
});
