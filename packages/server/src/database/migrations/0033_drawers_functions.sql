-- Whose call a token is, as in 0004, and now also the transaction settings of the store.
drop function open_session(text, timestamptz);
create function open_session(token_hash text, at timestamptz)
returns table (
  business_id uuid, user_id uuid, store_id uuid, email text, name text, username text, user_type text, language text,
  has_pin boolean, permissions jsonb, limits jsonb, store_code text, store_name text, store_email text, store_phone text,
  store_address text, currency text, time_zone text, screen_timeout int, default_tax_rate text, receipt_footer text,
  location_id uuid, warehouse_id uuid, token_id uuid, browser_hash text, pin_granted boolean, pin_failures int,
  store_transaction jsonb
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen timestamptz;
begin
  select t.last_seen_at, t.business_id, u.id, t.store_id, u.email, u.name, u.username, u.user_type, u.language,
         u.pin_hash is not null, r.permissions, r.limits, s.code, s.name, s.email, s.phone, s.address, s.currency,
         s.time_zone, s.screen_timeout, trim_scale(s.default_tax_rate)::text, s.receipt_footer, l.id, l.warehouse_id, t.id, t.browser_hash,
         t.pin_granted_at is not null, t.pin_failures, s.transaction
  into seen, business_id, user_id, store_id, email, name, username, user_type, language, has_pin, permissions, limits,
       store_code, store_name, store_email, store_phone, store_address, currency, time_zone, screen_timeout,
       default_tax_rate, receipt_footer, location_id, warehouse_id, token_id, browser_hash, pin_granted, pin_failures, store_transaction
  from tokens t
  join users u on u.business_id = t.business_id and u.id = t.user_id and u.active
  join user_stores us on us.business_id = t.business_id and us.user_id = u.id and us.store_id = t.store_id
  join roles r on r.business_id = u.business_id and r.id = u.role_id
  join stores s on s.business_id = t.business_id and s.id = t.store_id
  join lateral (select x.id, x.warehouse_id from locations x
                where x.business_id = t.business_id and x.store_id = s.id and x.sellable order by x.id limit 1) l on true
  where t.hash = token_hash and t.revoked_at is null and t.ends_at > at
    and (s.screen_timeout = 0 or t.last_seen_at + make_interval(mins => s.screen_timeout + 5) > at);
  if not found then
    return;
  end if;
  -- Written at most once a minute: a row that changes with every call would be the busiest of the house.
  if seen < at - interval '1 minute' then
    update tokens set last_seen_at = at where hash = token_hash;
  end if;
  perform set_config('tilldesk.business', business_id::text, true);
  return next;
end $$;
--> statement-breakpoint
-- Whoever is clocked in at an open drawer is on it.
insert into register_session_people (business_id, id, store_id, session_id, user_id, joined_at)
select k.business_id, k.id, k.store_id, k.register_session_id, k.user_id, k.started_at
from clock_sessions k
join register_sessions s on s.business_id = k.business_id and s.id = k.register_session_id and s.closed_at is null
where k.ended_at is null and k.voided_at is null;
--> statement-breakpoint
-- Nobody is taken out of the list of those who worked.
revoke delete on register_session_people from tilldesk_app;
