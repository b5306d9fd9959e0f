-- What was in force stays readable: versions and mails are added alone, and of a link only its end is written.
revoke update, delete on policies, receipt_mails from tilldesk_app;
--> statement-breakpoint
revoke update, delete on receipt_links from tilldesk_app;
--> statement-breakpoint
grant update (revoked_at) on receipt_links to tilldesk_app;
--> statement-breakpoint
-- Which business a link to a receipt is of, while it is good.
create function receipt_link_business(wanted_hash text, at timestamptz) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select l.business_id from receipt_links l where l.hash = wanted_hash and l.revoked_at is null and l.ends_at > at
$$;
