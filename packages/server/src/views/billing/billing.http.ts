import { billingCycle } from '@tilldesk/domain/billing';
import { route, type Route } from '../../http/serve.ts';
import { readBillingCycle } from './billing.store.ts';

export const billingCalls: Route[] = [route(billingCycle, ({ tx, caller, now }) => readBillingCycle(tx, caller, now))];
