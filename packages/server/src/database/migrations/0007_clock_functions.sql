-- A store has a register from its first day; those that stood before get theirs now.
insert into registers (business_id, id, store_id, name, created_at, updated_at)
select s.business_id, gen_random_uuid(), s.id, 'Till 1', now(), now() from stores s
where not exists (select 1 from registers r where r.business_id = s.business_id and r.store_id = s.id);

-- People are found as customers are; those that stood before get their terms now, as `fold` and `termsOf` make them.
insert into search_terms (business_id, kind, term, target_id)
select distinct u.business_id, 'employee', t.term, u.id
from users u,
lateral regexp_split_to_table(
  regexp_replace(lower(normalize(concat_ws(' ', u.name, u.username, u.email), nfkd)), '[\u0300-\u036f]', '', 'g'), '\s+') as chunk,
lateral (
  select regexp_replace(chunk, '[^[:alnum:]]', '', 'g') as term
  union select regexp_split_to_table(chunk, '[^[:alnum:]]+')
) t
where t.term <> ''
on conflict do nothing;
