/** The paths of the pages of bill payments (spec §2). */
export const LIST = '/bill-payments' as const;
export const ADD = '/bill-payments/add' as const;
export const DETAILS = '/bill-payments/details/:billPaymentId' as const;
export const EDIT = '/bill-payments/edit/:billPaymentId' as const;
