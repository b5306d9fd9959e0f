/**
 * The day by which what is due of an invoice is to be paid: of instalments the oldest part that is not paid whole. A part is
 * paid once no more is due than the later ones leave. `alias` names the row of `invoices`.
 */
export const dueDateSql = (alias: string): string => `coalesce((
  select min(s.due_date) from invoice_instalments s
  where ${alias}.status = 'open' and s.business_id = ${alias}.business_id and s.invoice_id = ${alias}.id
    and s.leaves < ${alias}.total - ${alias}.paid), ${alias}.due_date)`;
