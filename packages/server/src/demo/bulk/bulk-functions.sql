-- Functions shared by the bulk statements. They are temporary and end with their connection.

create or replace function pg_temp.chance(n bigint, what int) returns float8 language sql immutable parallel safe as
  $$ select (hashint8extended(n, what) & 1048575) / 1048576.0::float8 $$;

-- A UUID of version 7 from a moment, a purpose, and a running number, so that ids are in time order.
create or replace function pg_temp.id(at timestamptz, what int, n bigint) returns uuid language sql immutable parallel safe as
  $$ select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(what), 3, '0') || '8'
     || lpad(to_hex(n), 15, '0'))::uuid $$;

create or replace function pg_temp.with_luhn(digits text) returns text language sql immutable parallel safe as
  $$ select digits || ((10 - sum(case when i % 2 = 0 then (d * 2) / 10 + (d * 2) % 10 else d end) % 10) % 10)::text
     from (select i, substr(digits, i, 1)::int as d from generate_series(1, 14) i) x $$;
