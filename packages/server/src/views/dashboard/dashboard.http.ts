import { dashboard } from '@tilldesk/domain/dashboard';
import { route, type Route } from '../../http/serve.ts';
import { readDashboard } from './dashboard.store.ts';

export const dashboardCalls: Route[] = [route(dashboard, ({ tx, caller, now }) => readDashboard(tx, caller, now))];
