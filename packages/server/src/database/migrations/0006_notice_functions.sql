-- Who holds these tokens now, without counting as a call of theirs: a socket that is only open does not keep a session
-- alive. The conditions are those of open_session.
create function live_sessions(hashes text[], at timestamptz)
returns table (hash text, token_id uuid, business_id uuid, user_id uuid, store_id uuid, permissions jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.hash, t.id, t.business_id, t.user_id, t.store_id, r.permissions
  from tokens t
  join users u on u.business_id = t.business_id and u.id = t.user_id and u.active
  join user_stores us on us.business_id = t.business_id and us.user_id = u.id and us.store_id = t.store_id
  join roles r on r.business_id = u.business_id and r.id = u.role_id
  join stores s on s.business_id = t.business_id and s.id = t.store_id
  where t.hash = any(hashes) and t.revoked_at is null and t.ends_at > at
    and (s.screen_timeout = 0 or t.last_seen_at + make_interval(mins => s.screen_timeout + 5) > at)
$$;

-- Of what a sale has just taken, the products that it brought to their reorder point or below. Levels are locked by the
-- sale itself; units are not counted by anybody's lock, so that sales of one product near its point take turns here: each
-- then sees what the one before has taken (every statement of a function sees what was committed before it). Counting
-- stops above the point. Runs as its caller, under the policies.
create function crossed_reorder_point(business uuid, store uuid, products_sold uuid[], quantities int[])
returns table (id uuid, name text, tracking text, category_id uuid, category_name text, reorder_point int, on_hand int)
language plpgsql volatile set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(store::text || near.id::text, 0))
  from (
    select p.id from unnest(products_sold) s(id) join products p on p.business_id = business and p.id = s.id
    where p.reorder_point is not null and p.tracking = 'serialized' and (
      select count(*) from (select from units u where u.business_id = business and u.store_id = store
        and u.product_id = p.id and u.status in ('in_stock', 'reserved') limit p.reorder_point + 100) x
    ) < p.reorder_point + 100
    order by p.id
  ) near;
  return query
  select p.id, p.name, p.tracking, c.id, c.name, p.reorder_point, x.left_over::int
  from unnest(products_sold, quantities) s(id, quantity)
  join products p on p.business_id = business and p.id = s.id and p.reorder_point is not null and p.active
  join categories c on c.business_id = business and c.id = p.category_id
  cross join lateral (select case p.tracking
    when 'serialized' then (select count(*) from (select from units u where u.business_id = business
      and u.store_id = store and u.product_id = p.id and u.status in ('in_stock', 'reserved')
      limit p.reorder_point + 1) y)
    else (select coalesce(sum(l.on_hand), 0) from stock_levels l where l.business_id = business and l.store_id = store
      and l.product_id = p.id)
  end as left_over) x
  where x.left_over <= p.reorder_point and x.left_over + s.quantity > p.reorder_point
  order by p.id;
end $$;
