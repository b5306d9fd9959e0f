-- Limits of sign-in attempts (docs/decisions/platform/0047-limits.md). They are counted before the tenant is known, as the owner of the tables.

-- Records an attempt and returns null, or returns the instant from which another one is allowed. With `slows`, each failure beyond
-- `here_limit` within an hour doubles the wait of that account at that address, from one second to 15 minutes, for known and
-- unknown accounts alike.
create or replace function take_attempt(
  attempt_id uuid, wanted_kind text, wanted_account text, wanted_address text, at timestamptz,
  since timestamptz, here_limit int, address_limit int, all_since timestamptz, all_limit int, slows boolean)
returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  here record;
  there record;
  anywhere record;
  free_at timestamptz;
begin
  -- Losing a count in a power cut is harmless: the sign-in does not wait for the disk.
  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(hashtextextended(wanted_kind || '/' || wanted_account, 0));
  select count(*) as n, min(f.at) as oldest, max(f.at) as newest into here from sign_in_failures f
    where f.kind = wanted_kind and f.account = wanted_account and f.address = wanted_address
      and f.at > case when slows then all_since else since end;
  if here.n >= here_limit then
    if not slows then
      return here.oldest + (take_attempt.at - since);
    end if;
    free_at := here.newest + make_interval(secs => least(900, power(2, least(here.n - here_limit, 10))));
    if free_at > take_attempt.at then
      return free_at;
    end if;
  end if;
  select count(*) as n, min(f.at) as oldest into there from sign_in_failures f
    where f.kind = wanted_kind and f.address = wanted_address and f.at > since;
  if there.n >= address_limit then
    return there.oldest + (take_attempt.at - since);
  end if;
  select count(*) as n, min(f.at) as oldest into anywhere from sign_in_failures f
    where f.kind = wanted_kind and f.account = wanted_account and f.at > all_since;
  if anywhere.n >= all_limit and not exists (
    select 1 from known_addresses k
    where k.address = wanted_address and (k.account = wanted_account
      or right(k.account, length(split_part(wanted_account, ' ', 1)) + 1) = '/' || split_part(wanted_account, ' ', 1))
  ) then
    return anywhere.oldest + (take_attempt.at - all_since);
  end if;
  insert into sign_in_failures (id, kind, account, address, at)
    values (attempt_id, wanted_kind, wanted_account, wanted_address, take_attempt.at);
  delete from sign_in_failures f where f.at < take_attempt.at - interval '1 day';
  return null;
end $$;

-- Removes an attempt that succeeded.
create or replace function clear_attempt(attempt_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  select set_config('synchronous_commit', 'off', true);
  delete from sign_in_failures where id = attempt_id;
$$;

-- Whether the user of an account has signed in with a browser before.
create or replace function is_browser_of(wanted_store text, wanted_email text, wanted_browser text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select 1 from stores s
    join users u on u.business_id = s.business_id and u.email = lower(wanted_email) and u.active
    join browser_people b on b.business_id = u.business_id and b.user_id = u.id and b.browser_hash = wanted_browser
    where s.code = lower(wanted_store))
$$;

-- Removes the failed passwords and codes of a user of the caller's business: an admin unlocks the account.
create or replace function unlock_account(wanted_user uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sign_in_failures f using users u
  where u.business_id = nullif(current_setting('tilldesk.business', true), '')::uuid and u.id = wanted_user
    and (split_part(f.account, ' ', 1) = u.email or split_part(f.account, ' ', 1) in (
      select s.code || '/' || u.email from stores s where s.business_id = u.business_id));
$$;

-- Until when wrong access PINs or passwords lock a user of the caller's business somewhere; null if nothing does. The numbers are
-- those of pin-limits.store.ts and attempts.store.ts.
create or replace function locked_until(wanted_user uuid, at timestamptz) returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  with person as (
    select u.business_id, u.email from users u
    where u.business_id = nullif(current_setting('tilldesk.business', true), '')::uuid and u.id = wanted_user),
  pins as (
    select p.kind, p.at, p.by_user, p.browser_hash from person
    join pin_failures p on p.business_id = person.business_id and p.email = person.email
    where p.at > locked_until.at - interval '1 hour'),
  passwords as (
    select f.account, f.address, f.at from person join stores s on s.business_id = person.business_id
    join sign_in_failures f on f.kind = 'password' and split_part(f.account, ' ', 1) = s.code || '/' || person.email
    where f.at > locked_until.at - interval '1 hour')
  select max(until) from (
    select min(p.at) + interval '1 hour' as until from pins p
    group by p.kind, case p.kind when 'other' then p.by_user::text when 'known' then p.browser_hash end
    having count(*) >= case p.kind when 'own' then 10 else 5 end
    union all
    select min(p.at) + interval '1 hour' from pins p where p.kind <> 'home' having count(*) >= 15
    union all
    select max(f.at) + make_interval(secs => least(900, power(2, least(count(*) - 10, 10)))) from passwords f
    group by f.account, f.address having count(*) >= 10
    union all
    select min(f.at) + interval '1 hour' from passwords f group by f.account having count(*) >= 100) waits
  where until > locked_until.at
$$;
