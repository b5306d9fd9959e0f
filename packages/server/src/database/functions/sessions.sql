-- Look-ups before the tenant is known. They run as the owner of the tables, past row-level security, and return no more than
-- a sign-in or a call needs (docs/architecture.md).

-- The session of a token. Sets the business of the transaction. A token ends with the store's screenTimeout + 5 minutes without
-- a call, or after 12 hours; with a timeout of 0 only after 12 hours (docs/security.md).
create or replace function open_session(token_hash text, at timestamptz)
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
  join stores s on s.business_id = t.business_id and s.id = t.store_id and s.active
  join lateral (select x.id, x.warehouse_id from locations x
                where x.business_id = t.business_id and x.store_id = s.id and x.sellable order by x.id limit 1) l on true
  where t.hash = token_hash and t.revoked_at is null and t.ends_at > at
    and (s.screen_timeout = 0 or t.last_seen_at + make_interval(mins => s.screen_timeout + 5) > at);
  if not found then
    return;
  end if;
  -- Written at most once a minute: otherwise every call would update this row.
  if seen < at - interval '1 minute' then
    update tokens set last_seen_at = at where hash = token_hash;
  end if;
  perform set_config('tilldesk.business', business_id::text, true);
  return next;
end $$;

-- The live sessions of these tokens, with the user type and name for chats. `access` differs after each change of the person or
-- of their role. Dropped first: a function cannot be replaced by one with other columns.
drop function if exists live_sessions(text[], timestamptz);
create function live_sessions(hashes text[], at timestamptz)
returns table (
  hash text, token_id uuid, business_id uuid, user_id uuid, store_id uuid, name text, user_type text, permissions jsonb, access text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.hash, t.id, t.business_id, t.user_id, t.store_id, u.name, u.user_type, r.permissions,
         concat_ws('/', u.version, r.id, r.version)
  from tokens t
  join users u on u.business_id = t.business_id and u.id = t.user_id and u.active
  join user_stores us on us.business_id = t.business_id and us.user_id = u.id and us.store_id = t.store_id
  join roles r on r.business_id = u.business_id and r.id = u.role_id
  join stores s on s.business_id = t.business_id and s.id = t.store_id and s.active
  where t.hash = any(hashes) and t.revoked_at is null and t.ends_at > at
    and (s.screen_timeout = 0 or t.last_seen_at + make_interval(mins => s.screen_timeout + 5) > at)
$$;

-- The user of a store code and an email, with the password hash to compare. No row if there is none.
create or replace function find_account(wanted_store text, wanted_email text)
returns table (business_id uuid, user_id uuid, store_id uuid, password_hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.business_id, u.id, s.id, u.password_hash
  from stores s
  join users u on u.business_id = s.business_id and u.email = lower(wanted_email) and u.active
  join user_stores us on us.business_id = u.business_id and us.user_id = u.id and us.store_id = s.id
  where s.code = lower(wanted_store) and s.active
$$;

-- Records that an account has signed in from an address.
create or replace function note_success(wanted_account text, wanted_address text, at timestamptz)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into known_addresses (account, address, last_at) values (wanted_account, wanted_address, at)
  on conflict (account, address) do update set last_at = excluded.last_at;
$$;

-- Whether the database has demo accounts: a server that others can reach must not offer them.
create or replace function has_demo_accounts() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from users where is_demo)
$$;

-- The business of a sign-in that waits for its two-factor code: the one of the challenge, otherwise the newest of this email
-- from this address and the same kind of browser. `browser` is set if the user has signed in with that browser before.
create or replace function find_challenge(wanted_hash text, wanted_email text, wanted_address text, wanted_agent text, at timestamptz)
returns table (hash text, business_id uuid, browser text)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.hash, c.business_id,
         (select b.browser_hash from browser_people b
          where b.business_id = c.business_id and b.browser_hash = c.browser_hash and b.user_id = c.user_id limit 1)
  from challenges c
  where c.purpose = 'sign-in' and c.email = wanted_email and c.used_at is null and c.ends_at > find_challenge.at
    and (c.hash = wanted_hash
      or (wanted_hash is null and c.address = wanted_address and c.agent is not distinct from wanted_agent))
  order by c.created_at desc, c.hash limit 1
$$;

-- The business of a waiting sign-in, to send its code again.
create or replace function challenge_business(wanted_hash text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select c.business_id from challenges c where c.hash = wanted_hash and c.purpose = 'sign-in'
$$;

-- The business of a link that was sent by email: to choose a password, or to confirm a change of the sign-in email.
create or replace function link_business(wanted_hash text, wanted_user uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select l.business_id from password_links l where l.hash = wanted_hash and l.user_id = wanted_user
  union all
  select c.business_id from email_changes c where wanted_hash in (c.old_hash, c.new_hash) and c.user_id = wanted_user
  limit 1
$$;

-- The business of a link to a receipt, while the link is valid.
create or replace function receipt_link_business(wanted_hash text, at timestamptz) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select l.business_id from receipt_links l where l.hash = wanted_hash and l.revoked_at is null and l.ends_at > at
$$;

-- Whether a code belongs to another store of the installation: people sign in by it before their business is known.
create or replace function store_code_taken(wanted_code text, own_id uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from stores s where s.code = lower(wanted_code) and s.id <> own_id)
$$;
