import { health } from '@tilldesk/domain/contract';
import { outsideBusiness } from '../database/transaction.ts';
import { serveOpen, type Route } from './serve.ts';
import { version } from '../version.ts';

export const healthCalls: Route[] = [
  serveOpen(health, async ({ db }) => {
    // A server without its database is not healthy: the query fails, and the call with it.
    await outsideBusiness(db, (tx) => tx.raw('select 1'));
    return { status: 'ok' as const, version, database: db.kind };
  }),
];
