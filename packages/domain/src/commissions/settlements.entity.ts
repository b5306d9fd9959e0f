/**
 * Kinds of commission entries: the salesperson's own share, a share of another person, a flat amount for pushing a product, what is
 * taken back after a closed period, and an adjustment by hand.
 */
export const commissionEntryKinds = ['earn', 'split', 'spiff', 'chargeback', 'adjustment'] as const;
export type CommissionEntryKind = (typeof commissionEntryKinds)[number];

/**
 * Statuses of a settlement: what a person earned in a closed period. An approved one is due; payroll marks it paid. A draft or an
 * approved one can be cancelled; its entries stay, but it is never paid.
 */
export const settlementStatuses = ['draft', 'approved', 'paid', 'cancelled'] as const;
export type SettlementStatus = (typeof settlementStatuses)[number];
