import { dashboard } from '@tilldesk/domain/shop';
import { serve, type Served } from '../../http/serve.ts';
import { figuresOf } from './dashboard.store.ts';

export const dashboardCalls: Served[] = [serve(dashboard, ({ tx, caller, now }) => figuresOf(tx, caller, now))];
