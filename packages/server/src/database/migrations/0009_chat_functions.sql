-- Who holds these tokens now, as in 0006, and now also what type of user that is and their name: in chats both count.
drop function live_sessions(text[], timestamptz);
create function live_sessions(hashes text[], at timestamptz)
returns table (
  hash text, token_id uuid, business_id uuid, user_id uuid, store_id uuid, name text, user_type text, permissions jsonb
)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.hash, t.id, t.business_id, t.user_id, t.store_id, u.name, u.user_type, r.permissions
  from tokens t
  join users u on u.business_id = t.business_id and u.id = t.user_id and u.active
  join user_stores us on us.business_id = t.business_id and us.user_id = u.id and us.store_id = t.store_id
  join roles r on r.business_id = u.business_id and r.id = u.role_id
  join stores s on s.business_id = t.business_id and s.id = t.store_id
  where t.hash = any(hashes) and t.revoked_at is null and t.ends_at > at
    and (s.screen_timeout = 0 or t.last_seen_at + make_interval(mins => s.screen_timeout + 5) > at)
$$;

-- What was said stays as it was said; a chat is closed and reopened, never taken away, and nobody who was in it is.
revoke update, delete on chat_messages from tilldesk_app;
revoke delete on chats, chat_members from tilldesk_app;
