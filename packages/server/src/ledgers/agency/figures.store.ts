import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { readAgencyDay } from './agency.statements.ts';

/** Pending bill payments of a store, and what it handled for carriers and earned with it on a day, in minor units. */
export type AgencyDay = { pending: number; handled: number; revenue: number };

/** Returns the figures of a business day, 'YYYY-MM-DD'. Revenue is fee and commission. */
export const agencyFiguresOf = (
  tx: Tx,
  { businessId, storeId }: Pick<Scope, 'businessId' | 'storeId'>,
  day: string,
): Promise<AgencyDay> => tx.existing(readAgencyDay, { businessId, storeId, day });
