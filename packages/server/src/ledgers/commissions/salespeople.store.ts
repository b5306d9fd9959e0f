const lastCorrection = (invoice: string, line: string): string => `(select c.to_id from salesperson_corrections c
    where c.business_id = ${invoice}.business_id and c.invoice_id = ${invoice}.id and c.line_id ${line}
    order by c.seq desc limit 1)`;

/** SQL for the current salesperson of an invoice: the one of the last correction, otherwise the user who posted it. */
export const salespersonOf = (invoice: string): string =>
  `coalesce(${lastCorrection(invoice, 'is null')}, ${invoice}.salesperson_id)`;

/** The current salesperson of invoice `i`. */
export const salespersonSql = salespersonOf('i');

/** The salesperson of line `l` of invoice `i`, if it has its own; null if it follows its invoice. */
export const ownSalespersonSql = `coalesce(${lastCorrection('i', '= l.id')}, l.salesperson_id)`;

/** The current salesperson that line `l` of invoice `i` counts for. */
export const countsForSql = `coalesce(${ownSalespersonSql}, ${salespersonSql})`;
