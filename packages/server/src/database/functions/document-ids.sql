-- An id belongs to one kind of document (docs/decisions/platform/0045-ids-of-records.md).

-- Claims the ids of new documents. The argument is the kind. A transaction that inserts an id waits for another one that inserts it.
create or replace function claim_document_ids() returns trigger
language plpgsql as $$
begin
  insert into record_ids as r (business_id, id, kind) select business_id, id, tg_argv[0] from created
  on conflict (business_id, id) do update set kind = excluded.kind where r.kind is null;
  if exists (select 1 from created b join record_ids r on r.business_id = b.business_id and r.id = b.id
      where r.kind <> tg_argv[0]) then
    raise exception 'the id belongs to another kind of document than %', tg_argv[0] using errcode = 'unique_violation';
  end if;
  return null;
end;
$$;

-- Opening stock has no table of its own: its movements are the document.
create or replace function claim_opening_id() returns trigger
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
create or replace trigger movements_opening_id after insert on stock_movements
for each row when (new.kind = 'opening' and new.document_id is not null) execute function claim_opening_id();

create or replace trigger invoices_ids after insert on invoices referencing new table as created
for each statement execute function claim_document_ids('invoice');
create or replace trigger refunds_ids after insert on refunds referencing new table as created
for each statement execute function claim_document_ids('refund');
create or replace trigger adjustments_ids after insert on stock_adjustments referencing new table as created
for each statement execute function claim_document_ids('adjustment');
create or replace trigger reservations_ids after insert on stock_reservations referencing new table as created
for each statement execute function claim_document_ids('reservation');
create or replace trigger counts_ids after insert on inventory_counts referencing new table as created
for each statement execute function claim_document_ids('count');
create or replace trigger trade_ins_ids after insert on trade_ins referencing new table as created
for each statement execute function claim_document_ids('tradeIn');
create or replace trigger deposits_ids after insert on deposits referencing new table as created
for each statement execute function claim_document_ids('deposit');
create or replace trigger activations_ids after insert on activations referencing new table as created
for each statement execute function claim_document_ids('activation');
create or replace trigger purchases_ids after insert on purchases referencing new table as created
for each statement execute function claim_document_ids('purchase');
create or replace trigger expenses_ids after insert on expenses referencing new table as created
for each statement execute function claim_document_ids('expense');
create or replace trigger bill_payments_ids after insert on bill_payments referencing new table as created
for each statement execute function claim_document_ids('billPayment');
create or replace trigger payroll_payments_ids after insert on payroll_payments referencing new table as created
for each statement execute function claim_document_ids('payroll');
create or replace trigger receipts_ids after insert on receipts referencing new table as created
for each statement execute function claim_document_ids('receipt');
create or replace trigger bills_ids after insert on bills referencing new table as created
for each statement execute function claim_document_ids('bill');
create or replace trigger landed_costs_ids after insert on landed_costs referencing new table as created
for each statement execute function claim_document_ids('landedCost');
create or replace trigger vendor_payments_ids after insert on vendor_payments referencing new table as created
for each statement execute function claim_document_ids('vendorPayment');
create or replace trigger register_sessions_ids after insert on register_sessions referencing new table as created
for each statement execute function claim_document_ids('registerSession');
