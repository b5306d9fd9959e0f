-- A document's id belongs to one kind of document, of those that stand as of those to come. Of ids that two kinds share
-- already the first listed here counts.
insert into record_ids (business_id, id, kind)
select business_id, id, 'invoice' from invoices
union all select business_id, id, 'refund' from refunds
union all select business_id, id, 'adjustment' from stock_adjustments
union all select distinct business_id, document_id, 'opening' from stock_movements
  where kind = 'opening' and document_id is not null
union all select business_id, id, 'reservation' from stock_reservations
union all select business_id, id, 'count' from inventory_counts
union all select business_id, id, 'tradeIn' from trade_ins
union all select business_id, id, 'deposit' from deposits
union all select business_id, id, 'activation' from activations
union all select business_id, id, 'purchase' from purchases
union all select business_id, id, 'receipt' from receipts
union all select business_id, id, 'bill' from bills
union all select business_id, id, 'landedCost' from landed_costs
union all select business_id, id, 'vendorPayment' from vendor_payments
union all select business_id, id, 'registerSession' from register_sessions
on conflict do nothing;
--> statement-breakpoint
-- Its argument is the kind of the table's documents. Whoever inserts an id that another transaction inserts waits for it.
create function claim_document_ids() returns trigger
language plpgsql as $$
begin
  insert into record_ids as r (business_id, id, kind) select business_id, id, tg_argv[0] from born
  on conflict (business_id, id) do update set kind = excluded.kind where r.kind is null;
  if exists (select 1 from born b join record_ids r on r.business_id = b.business_id and r.id = b.id
      where r.kind <> tg_argv[0]) then
    raise exception 'the id belongs to another kind of document than %', tg_argv[0] using errcode = 'unique_violation';
  end if;
  return null;
end;
$$;
--> statement-breakpoint
-- An opening of stock has no table of its own: its movements are the document.
create function claim_opening_id() returns trigger
language plpgsql as $$
begin
  insert into record_ids as r (business_id, id, kind) values (new.business_id, new.document_id, 'opening')
  on conflict (business_id, id) do update set kind = excluded.kind where r.kind is null or r.kind = 'opening';
  if not found then
    raise exception 'the id belongs to another kind of document than an opening' using errcode = 'unique_violation';
  end if;
  return null;
end;
$$;
--> statement-breakpoint
create trigger movements_opening_id after insert on stock_movements
for each row when (new.kind = 'opening' and new.document_id is not null) execute function claim_opening_id();
--> statement-breakpoint
create trigger invoices_ids after insert on invoices referencing new table as born
for each statement execute function claim_document_ids('invoice');
create trigger refunds_ids after insert on refunds referencing new table as born
for each statement execute function claim_document_ids('refund');
create trigger adjustments_ids after insert on stock_adjustments referencing new table as born
for each statement execute function claim_document_ids('adjustment');
create trigger reservations_ids after insert on stock_reservations referencing new table as born
for each statement execute function claim_document_ids('reservation');
create trigger counts_ids after insert on inventory_counts referencing new table as born
for each statement execute function claim_document_ids('count');
create trigger trade_ins_ids after insert on trade_ins referencing new table as born
for each statement execute function claim_document_ids('tradeIn');
create trigger deposits_ids after insert on deposits referencing new table as born
for each statement execute function claim_document_ids('deposit');
create trigger activations_ids after insert on activations referencing new table as born
for each statement execute function claim_document_ids('activation');
create trigger purchases_ids after insert on purchases referencing new table as born
for each statement execute function claim_document_ids('purchase');
create trigger receipts_ids after insert on receipts referencing new table as born
for each statement execute function claim_document_ids('receipt');
create trigger bills_ids after insert on bills referencing new table as born
for each statement execute function claim_document_ids('bill');
create trigger landed_costs_ids after insert on landed_costs referencing new table as born
for each statement execute function claim_document_ids('landedCost');
create trigger vendor_payments_ids after insert on vendor_payments referencing new table as born
for each statement execute function claim_document_ids('vendorPayment');
create trigger register_sessions_ids after insert on register_sessions referencing new table as born
for each statement execute function claim_document_ids('registerSession');
--> statement-breakpoint
revoke update, delete on record_ids from tilldesk_app;
--> statement-breakpoint
grant update (kind) on record_ids to tilldesk_app;
