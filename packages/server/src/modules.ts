import { healthCalls } from './http/health.http.ts';
import type { Served } from './http/serve.ts';
import { customersCalls } from './modules/customers/customers.http.ts';
import { dashboardCalls } from './modules/dashboard/dashboard.http.ts';
import { inventoryCalls } from './modules/inventory/inventory.http.ts';
import { productsCalls } from './modules/products/products.http.ts';
import { salesCalls } from './modules/sales/sales.http.ts';
import { sessionCalls } from './modules/session/session.http.ts';

/** Every call that the server answers: one line a module. */
export const served: Served[] = [
  ...healthCalls,
  ...sessionCalls,
  ...dashboardCalls,
  ...salesCalls,
  ...customersCalls,
  ...productsCalls,
  ...inventoryCalls,
];
