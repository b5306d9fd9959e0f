-- As in 0005; also of a link that confirms a change of the sign-in e-mail.
create or replace function link_business(wanted_hash text, wanted_user uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select l.business_id from password_links l where l.hash = wanted_hash and l.user_id = wanted_user
  union all
  select c.business_id from email_changes c where wanted_hash in (c.old_hash, c.new_hash) and c.user_id = wanted_user
  limit 1
$$;
