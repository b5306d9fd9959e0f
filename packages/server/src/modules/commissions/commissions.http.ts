import { commissions } from '@tilldesk/domain/selling';
import { serve, type Served } from '../../http/serve.ts';
import { readBaseOfShift, readBases, readOwnBase } from './figures.store.ts';

export const commissionsCalls: Served[] = [
  serve(commissions.bases, ({ tx, caller, now, query }) => readBases(tx, caller, now, query)),

  serve(commissions.own, ({ tx, caller, now, query }) => readOwnBase(tx, caller, now, query)),

  serve(commissions.ofShift, ({ tx, caller, now }) => readBaseOfShift(tx, caller, now)),
];
