-- The taken times of the product's team, in all businesses: a business sees no meeting of another one, only that its time is taken.
create or replace function taken_meetings(since timestamptz, until timestamptz) returns setof timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select starts_at from meetings where cancelled_at is null and starts_at >= since and starts_at < until;
$$;
