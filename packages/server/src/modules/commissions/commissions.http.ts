import { commissions } from '@tilldesk/domain/selling';
import { serve, type Served } from '../../http/serve.ts';
import { readBaseOfShift, readBases, readOwnBase } from './figures.store.ts';

export const commissionsCalls: Served[] = [
  serve(commissions.bases, ({ tx, who, now, query }) => readBases(tx, who, now, query)),

  serve(commissions.own, ({ tx, who, now, query }) => readOwnBase(tx, who, now, query)),

  serve(commissions.ofShift, ({ tx, who, now }) => readBaseOfShift(tx, who, now)),
];
