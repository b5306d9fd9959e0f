import { commissions } from '@tilldesk/domain/commissions';
import { route, type Route } from '../../http/serve.ts';
import { readBaseOfShift, readBases, readOwnBase } from './figures.store.ts';

export const commissionsCalls: Route[] = [
  route(commissions.bases, ({ tx, caller, now, query }) => readBases(tx, caller, now, query)),

  route(commissions.own, ({ tx, caller, now, query }) => readOwnBase(tx, caller, now, query)),

  route(commissions.ofShift, ({ tx, caller, now }) => readBaseOfShift(tx, caller, now)),
];
