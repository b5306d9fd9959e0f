/** The paths of the pages of commissions (spec §2). */
export const COMMISSIONS = '/employee-management/commissions' as const;
export const SETUP = '/employee-management/commissions/setup-commission' as const;
