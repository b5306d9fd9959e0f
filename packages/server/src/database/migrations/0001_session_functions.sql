-- The few look-ups before the tenant is known. They run as the owner of the tables, past row-level security, and give
-- out no more than sign-in needs (docs/architecture.md).

-- Whose call a token is; puts the transaction into that business. Ends with the store's screenTimeout + 5 minutes
-- without a call, or after 12 hours; a timeout of 0 leaves the 12 hours alone (docs/security.md).
create function open_session(token_hash text, at timestamptz)
returns table (
  business_id uuid, user_id uuid, store_id uuid, email text, name text, username text, user_type text, language text,
  has_pin boolean, permissions jsonb, limits jsonb, store_code text, store_name text, store_email text, store_phone text,
  store_address text, currency text, time_zone text, screen_timeout int, default_tax_rate text, receipt_footer text,
  location_id uuid, warehouse_id uuid
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen timestamptz;
begin
  select t.last_seen_at, t.business_id, u.id, t.store_id, u.email, u.name, u.username, u.user_type, u.language,
         u.pin_hash is not null, r.permissions, r.limits, s.code, s.name, s.email, s.phone, s.address, s.currency,
         s.time_zone, s.screen_timeout, trim_scale(s.default_tax_rate)::text, s.receipt_footer, l.id, l.warehouse_id
  into seen, business_id, user_id, store_id, email, name, username, user_type, language, has_pin, permissions, limits,
       store_code, store_name, store_email, store_phone, store_address, currency, time_zone, screen_timeout,
       default_tax_rate, receipt_footer, location_id, warehouse_id
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

-- The person whom store code and email name, with the hash to compare; nothing when there is none.
create function find_account(wanted_store text, wanted_email text)
returns table (business_id uuid, user_id uuid, store_id uuid, password_hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.business_id, u.id, s.id, u.password_hash
  from stores s
  join users u on u.business_id = s.business_id and u.email = lower(wanted_email) and u.active
  join user_stores us on us.business_id = u.business_id and us.user_id = u.id and us.store_id = s.id
  where s.code = lower(wanted_store)
$$;

-- Failures since a moment, of the account from the address and of the address in all; and whether the account has
-- signed in from there before.
create function sign_in_standing(wanted_account text, wanted_address text, since timestamptz)
returns table (of_account int, of_address int, oldest timestamptz, is_known boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select (select count(*)::int from sign_in_failures f
          where f.account = wanted_account and f.address = wanted_address and f.at > since),
         (select count(*)::int from sign_in_failures f where f.address = wanted_address and f.at > since),
         (select min(f.at) from sign_in_failures f where f.address = wanted_address and f.at > since),
         exists (select 1 from known_addresses k where k.account = wanted_account and k.address = wanted_address)
$$;

create function note_failure(failure_id uuid, wanted_account text, wanted_address text, at timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into sign_in_failures (id, account, address, at) values (failure_id, wanted_account, wanted_address, at);
  delete from sign_in_failures f where f.at < note_failure.at - interval '1 day';
$$;

create function note_success(wanted_account text, wanted_address text, at timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into known_addresses (account, address, last_at) values (wanted_account, wanted_address, at)
  on conflict (account, address) do update set last_at = excluded.last_at;
$$;

-- Whether any account of the demo stands in this database: a server that others can reach must not offer it.
create function has_demo_accounts() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from users where is_demo)
$$;

-- What is booked is never changed or taken away, only countered by another row.
revoke update, delete on stock_movements, payments, audit_log from tilldesk_app;
