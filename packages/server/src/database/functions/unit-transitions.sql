-- Generated from packages/domain/src/inventory by `pnpm docs`; do not edit.

-- Whether a unit may change from one status to another.
create or replace function unit_may_move(moved_from text, moved_to text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(case moved_from
    when 'expected' then moved_to in ('in_stock', 'pending_inspection', 'void')
    when 'backordered' then moved_to in ('expected', 'in_stock', 'void')
    when 'in_transit' then moved_to in ('in_stock', 'pending_inspection', 'lost')
    when 'at_vendor' then moved_to in ('returned_to_vendor', 'exchanged_by_vendor', 'in_stock', 'pending_inspection')
    when 'in_stock' then moved_to in ('reserved', 'sold', 'in_transit', 'pending_inspection', 'pending_refurb', 'in_repair', 'pending_rma', 'demo', 'loaner', 'parts_only', 'scrapped', 'lost', 'stolen', 'void')
    when 'reserved' then moved_to in ('in_stock', 'sold', 'in_transit', 'in_repair', 'lost', 'stolen')
    when 'pending_inspection' then moved_to in ('in_stock', 'pending_refurb', 'pending_rma', 'parts_only', 'scrapped', 'lost', 'stolen', 'void')
    when 'pending_refurb' then moved_to in ('in_repair', 'pending_restock', 'parts_only', 'scrapped', 'lost', 'stolen')
    when 'in_repair' then moved_to in ('pending_restock', 'in_stock', 'parts_only', 'scrapped', 'lost', 'stolen')
    when 'pending_restock' then moved_to in ('in_stock', 'pending_refurb', 'scrapped', 'lost', 'stolen')
    when 'demo' then moved_to in ('in_stock', 'pending_inspection', 'scrapped', 'lost', 'stolen')
    when 'loaner' then moved_to in ('in_stock', 'pending_inspection', 'scrapped', 'lost', 'stolen')
    when 'pending_rma' then moved_to in ('at_vendor', 'in_stock', 'pending_inspection', 'scrapped', 'lost', 'stolen')
    when 'sold' then moved_to in ('pending_inspection', 'in_stock')
    when 'lost' then moved_to in ('in_stock', 'pending_inspection')
    when 'stolen' then moved_to in ('in_stock', 'pending_inspection')
    when 'scrapped' then moved_to in ('in_stock', 'pending_inspection')
    when 'parts_only' then moved_to in ('in_stock', 'pending_inspection')
  end, false)
$$;

-- Whether a unit with this status counts as on hand. PostgreSQL inlines it, so that partial indexes apply.
create or replace function unit_is_live(status text) returns boolean
language sql immutable parallel safe as $$ select status in ('in_stock', 'reserved', 'pending_inspection', 'pending_refurb', 'in_repair', 'pending_restock', 'demo', 'loaner', 'pending_rma') $$;

-- Whether a unit with this status still belongs to the shop.
create or replace function unit_is_active(status text) returns boolean
language sql immutable parallel safe as $$ select status in ('expected', 'backordered', 'in_transit', 'at_vendor', 'in_stock', 'reserved', 'pending_inspection', 'pending_refurb', 'in_repair', 'pending_restock', 'demo', 'loaner', 'pending_rma') $$;
