import { customerDevices, customerFigures, customerPayments } from '@tilldesk/domain/customers';
import { route, type Route } from '../../http/serve.ts';
import { listDevices, readFigures } from './devices.store.ts';
import { listPayments } from './payments.store.ts';

/** What a customer bought and paid, from the documents. */
export const customerPurchasesCalls: Route[] = [
  route(customerDevices, ({ tx, caller, params, query }) => listDevices(tx, caller, params.id, query)),
  route(customerFigures, ({ tx, caller, params }) => readFigures(tx, caller, params.id)),
  route(customerPayments, ({ tx, caller, params, query }) => listPayments(tx, caller, params.id, query)),
];
