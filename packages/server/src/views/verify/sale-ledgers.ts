/**
 * Checks of sales against the payments, stock and instalments booked after posting. Each query returns rows of subject, stored and
 * computed, as text.
 */
export const saleLedgers = {
  'payments taken back': `
    select r.id::text as subject,
      format('%s of %s, change %s, %s on %s', -r.amount, -r.tendered, -r.change, r.kind, r.invoice_id) as stored,
      format('%s of %s, change %s, %s on %s', p.amount, p.tendered, p.change, p.kind, p.invoice_id) as computed
    from payments r left join payments p on p.business_id = r.business_id and p.id = r.reverses and p.reverses is null
    where r.reverses is not null`,

  'stock of voided sales': `
    select format('%s of %s', m.product_id, m.document_id) as subject, '0 pieces' as stored,
      format('%s pieces', sum(m.quantity)) as computed
    from stock_movements m
    join invoices i on i.business_id = m.business_id and i.id = m.document_id and i.status = 'voided'
    group by m.business_id, m.document_id, m.product_id`,

  instalments: `
    select invoice_id::text as subject, format('%s, then %s', amount, leaves) as stored,
      format('%s, then %s', amount, (sum(amount) over (partition by business_id, invoice_id order by due_date desc)) - amount) as computed
    from invoice_instalments`,
};
