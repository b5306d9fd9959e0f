-- Forgets the failed passwords and codes of a person of the caller's business: an admin unlocks the account.
create function forgive_account(wanted_user uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sign_in_failures f using users u
  where u.business_id = nullif(current_setting('tilldesk.business', true), '')::uuid and u.id = wanted_user
    and (f.account = u.email or f.account like u.email || ' %' or f.account in (
      select s.code || '/' || u.email from stores s where s.business_id = u.business_id));
$$;

-- Until when wrong access PINs or passwords make a person of the caller's business wait somewhere; null when nothing does.
create function locked_until(wanted_user uuid, at timestamptz) returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  with person as (
    select u.business_id, u.email from users u
    where u.business_id = nullif(current_setting('tilldesk.business', true), '')::uuid and u.id = wanted_user)
  select max(until) from (
    select min(p.at) + interval '1 hour' as until
    from person join pin_failures p on p.business_id = person.business_id and p.email = person.email
    where p.at > locked_until.at - interval '1 hour'
    group by p.kind having count(*) >= case p.kind when 'other' then 10 else 5 end
    union all
    select min(f.at) + interval '15 minutes'
    from person join stores s on s.business_id = person.business_id
    join sign_in_failures f on f.kind = 'password' and f.account = s.code || '/' || person.email
    where f.at > locked_until.at - interval '15 minutes'
    group by f.account, f.address having count(*) >= 20) waits
$$;
