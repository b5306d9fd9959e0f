-- The products whose available quantity has fallen to their reorder point by these quantities. Reserved pieces are not available.
-- Documents that take units of one product near its reorder point wait for each other; levels are locked by the document itself.
create or replace function crossed_reorder_point(business uuid, store uuid, products_taken uuid[], quantities int[])
returns table (id uuid, name text, tracking text, category_id uuid, category_name text, reorder_point int, available int)
language plpgsql volatile set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(store::text || near.id::text, 0))
  from (
    select p.id from unnest(products_taken) s(id) join products p on p.business_id = business and p.id = s.id
    where p.reorder_point is not null and p.tracking = 'serialized' and (
      select count(*) from (select from units u where u.business_id = business and u.store_id = store
        and u.product_id = p.id and u.status = 'in_stock' limit p.reorder_point + 100) x
    ) < p.reorder_point + 100
    order by p.id
  ) near;
  return query
  select p.id, p.name, p.tracking, c.id, c.name, p.reorder_point, x.left_over::int
  from unnest(products_taken, quantities) s(id, quantity)
  join products p on p.business_id = business and p.id = s.id and p.reorder_point is not null and p.active
  join categories c on c.business_id = business and c.id = p.category_id
  cross join lateral (select case p.tracking
    when 'serialized' then (select count(*) from (select from units u where u.business_id = business
      and u.store_id = store and u.product_id = p.id and u.status = 'in_stock'
      limit p.reorder_point + 1) y)
    else (select coalesce(sum(l.on_hand - l.reserved), 0) from stock_levels l where l.business_id = business
      and l.store_id = store and l.product_id = p.id)
  end as left_over) x
  where x.left_over <= p.reorder_point and x.left_over + s.quantity > p.reorder_point
  order by p.id;
end $$;
