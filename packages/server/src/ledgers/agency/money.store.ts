/**
 * SQL: money of bill payments, taken and given back, with the columns of `moneyApart` of the tenders and `bill_payment_id`. It is
 * not money of the store's sales.
 */
export const billMoneySql = `select business_id, store_id, user_id, at, id, kind, amount, null::uuid as invoice_id,
    'billPayment' as source, bill_payment_id
  from bill_money`;
