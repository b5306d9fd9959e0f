-- Store credit is a ledger; notes and merges stay, a note only follows its customer when two of them become one.
revoke update, delete on customer_credits, customer_merge_items from tilldesk_app;
--> statement-breakpoint
revoke delete on customer_merges from tilldesk_app;
--> statement-breakpoint
revoke update, delete on customer_notes from tilldesk_app;
--> statement-breakpoint
grant update (customer_id) on customer_notes to tilldesk_app;
--> statement-breakpoint
-- Who stood here before had one phone and one email. North American numbers become E.164, as `keptPhone` makes them.
update customers c set
  phone = k.phone,
  phones = case when k.phone is null then '[]'::json else
    json_build_array(json_build_object('number', k.phone, 'label', 'mobile', 'whose', null, 'isPrimary', true)) end,
  emails = case when c.email is null then '[]'::json else
    json_build_array(json_build_object('address', c.email, 'isPrimary', true)) end
from (
  select business_id, id, case
    when phone is null then null
    when phone like '+%' then '+' || digits
    when length(digits) = 10 then '+1' || digits
    when length(digits) = 11 and digits like '1%' then '+' || digits
    else digits end as phone
  from (select business_id, id, phone, regexp_replace(phone, '\D', '', 'g') as digits from customers) d
) k
where k.business_id = c.business_id and k.id = c.id;
--> statement-breakpoint
-- Their phones and emails as the duplicate guard looks for them, and phones as they are searched with their prefix.
insert into search_terms (business_id, kind, term, target_id)
select business_id, 'contact', term, id
from customers, lateral (values (phone), (email)) as t(term)
where archived_at is null and term is not null
union all
select business_id, 'customer', term, id
from customers, lateral (values
  ('=' || regexp_replace(phone, '\D', '', 'g')), ('~' || reverse(regexp_replace(phone, '\D', '', 'g')))) as t(term)
where archived_at is null and phone is not null and length(phone) > 6
on conflict do nothing;
