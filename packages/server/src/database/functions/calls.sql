-- The start of a call that changes something, in one statement with open_session (packages/server/src/http/opening.store.ts).

-- Advances the moment of the last entry of a business, and returns it. Updates at most once a second and never waits for another
-- call: the tills of a business sell at the same time.
create or replace function advance_business_time(business uuid, at timestamptz)
returns timestamptz language plpgsql set search_path = public, pg_temp as $$
begin
  update businesses set latest_at = at where id = (
    select b.id from businesses b where b.id = business and (b.latest_at is null or b.latest_at < at - interval '1 second')
    for no key update skip locked);
  return (select b.latest_at from businesses b where b.id = business);
end $$;

-- Claims an idempotency key for the transaction; waits while another one uses it. All columns are null if the key is new or
-- null, otherwise they are those of the first request.
create or replace function claim_key(business uuid, caller uuid, claimed text, hash text, at timestamptz)
returns table (first_user uuid, first_request text, first_status int, first_answer text)
language plpgsql set search_path = public, pg_temp as $$
begin
  if claimed is null then
    return next;
    return;
  end if;
  insert into idempotency_keys (business_id, key, user_id, request, created_at) values (business, claimed, caller, hash, at)
  on conflict do nothing;
  if not found then
    select k.user_id, k.request, k.status, k.answer into first_user, first_request, first_status, first_answer
    from idempotency_keys k where k.business_id = business and k.key = claimed for update;
  end if;
  return next;
end $$;
