/**
 * SQL for the day by which the amount due on an invoice is to be paid; with instalments, the day of the oldest instalment that
 * is not fully paid. An instalment is paid once the amount due is no more than the sum of the later ones. `alias` names the row
 * of `invoices`.
 */
export const dueDateSql = (alias: string): string => `coalesce((
  select min(s.due_date) from invoice_instalments s
  where ${alias}.status = 'open' and s.business_id = ${alias}.business_id and s.invoice_id = ${alias}.id
    and s.leaves < ${alias}.total - ${alias}.paid), ${alias}.due_date)`;
