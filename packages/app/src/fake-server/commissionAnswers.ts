import { commissionEarnings } from '@tilldesk/domain/commissions';
import { paginate } from '@tilldesk/domain/contract';
import { answer } from './answer.ts';

const period = { from: '2026-03-01', to: '2026-03-31', closedAt: null, closedBy: null, ended: false };
const nothing = { items: [], pagination: paginate(1, 25, 0) };

/** A shop without commissions yet. */
export const noCommissions = [
  answer(commissionEarnings.periods, () => ({ items: [period] })),
  answer(commissionEarnings.list, () => ({ ...period, items: [] })),
  answer(commissionEarnings.own, () => ({ ...period, items: [] })),
  answer(commissionEarnings.entries, () => nothing),
  answer(commissionEarnings.ownEntries, () => nothing),
];
