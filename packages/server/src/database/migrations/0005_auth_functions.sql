-- The look-ups of the second step, of mailed links and of counted attempts, before the tenant is known. Like those of
-- 0001 they run as the owner of the tables and give out no more than the call needs.

-- Whether an account has signed in from an address before.
create function is_known_address(wanted_account text, wanted_address text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from known_addresses k where k.account = wanted_account and k.address = wanted_address)
$$;

-- In their place stand is_known_address and take_attempt.
drop function sign_in_standing(text, text, timestamptz);
drop function note_failure(uuid, text, text, timestamptz);

-- Takes one attempt of an account at an address, unless there were too many: of the two together or of the address
-- alone since `since`, or of the account from anywhere since `all_since`. The last does not hold at an address where
-- the account has signed in before, so that nobody can lock another out from elsewhere. Counted before what is
-- attempted, in turns, so that attempts at the same moment are counted too. Null when taken, else when to come again.
create function take_attempt(
  attempt_id uuid, wanted_kind text, wanted_account text, wanted_address text, at timestamptz,
  since timestamptz, here_limit int, address_limit int, all_since timestamptz, all_limit int)
returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  here record;
  there record;
  anywhere record;
begin
  -- A count that a power cut loses harms nobody: the sign-in need not wait for the disk.
  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(hashtextextended(wanted_kind || '/' || wanted_account, 0));
  select count(*) as n, min(f.at) as oldest into here from sign_in_failures f
    where f.kind = wanted_kind and f.account = wanted_account and f.address = wanted_address and f.at > since;
  if here.n >= here_limit then
    return here.oldest + (take_attempt.at - since);
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
    where k.address = wanted_address and (k.account = wanted_account or right(k.account, length(wanted_account) + 1) = '/' || wanted_account)
  ) then
    return anywhere.oldest + (take_attempt.at - all_since);
  end if;
  insert into sign_in_failures (id, kind, account, address, at)
    values (attempt_id, wanted_kind, wanted_account, wanted_address, take_attempt.at);
  delete from sign_in_failures f where f.at < take_attempt.at - interval '1 day';
  return null;
end $$;

-- An attempt that turned out right is none.
create function forget_attempt(attempt_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  select set_config('synchronous_commit', 'off', true);
  delete from sign_in_failures where id = attempt_id;
$$;

-- Which business a sign-in waits in for its second step: the one that the browser names by its challenge, else the
-- newest of that e-mail from that address. `browser` is set where the person has signed in there before.
create function find_challenge(wanted_hash text, wanted_email text, wanted_address text, at timestamptz)
returns table (hash text, business_id uuid, browser text)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.hash, c.business_id,
         (select b.browser_hash from browser_people b
          where b.business_id = c.business_id and b.browser_hash = c.browser_hash and b.user_id = c.user_id limit 1)
  from challenges c
  where c.purpose = 'sign-in' and c.email = wanted_email and c.used_at is null and c.ends_at > find_challenge.at
    and (c.hash = wanted_hash or (wanted_hash is null and c.address = wanted_address))
  order by c.created_at desc, c.hash limit 1
$$;

-- Which business a waiting sign-in belongs to, for its code to be mailed again.
create function challenge_business(wanted_hash text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select c.business_id from challenges c where c.hash = wanted_hash and c.purpose = 'sign-in'
$$;

-- Which business a mailed link is of.
create function link_business(wanted_hash text, wanted_user uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select l.business_id from password_links l where l.hash = wanted_hash and l.user_id = wanted_user
$$;
