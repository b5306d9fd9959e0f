import { allRights, someRights } from '../../../packages/domain/src/exports/rights.ts';
import type { WorkPerson } from '../../../packages/app/src/fake-server/people.ts';
import type { PersonFacts } from './people.ts';

const cashier = { 'Sale & Invoice': 'rc', Customer: 'rc', Product: 'r', Inventory: 'r' } as const;
const sells = { role: 'Cashier', rights: someRights(cashier), viewCost: false } as const;

const named = (name: string) => ({ name, email: `${name.split(' ')[0]?.toLowerCase()}@harbourstreet.example` });

/** The people of the shop with a time clock. */
export const workers: Record<WorkPerson, PersonFacts> = {
  manager: { ...named('Dana Reyes'), role: 'Owner', rights: allRights(), viewCost: true },
  working: { ...named('Noah Klein'), ...sells },
  /** Sees the transactions of the store, and so the sales of a drawer before it is counted. */
  onBreak: {
    ...named('Elena Ruiz'),
    role: 'Shift lead',
    rights: someRights({ ...cashier, Transactions: 'r' }),
    viewCost: false,
  },
  clockedOut: { ...named('Ivy Park'), ...sells },
  notClockedIn: { ...named('Lena Ortiz'), ...sells },
  openTooLong: { ...named('Marcus Webb'), ...sells },
  /** Works with drawers and does not see what is expected in them; an admin passes the PIN gate of the page. */
  countsBlind: {
    ...named('Rosa Lima'),
    role: 'Drawers',
    rights: someRights({ 'Cash In / Out Report': 'rcu', 'Sale & Invoice': 'rc' }),
    viewCost: false,
    isAdmin: true,
  },
};
