-- How the names of products begin, with the brand in front and without, as `startTerms` of search/terms.ts writes them.
insert into search_terms (business_id, kind, term, target_id)
select p.business_id, 'product', '^' || x.start, p.id
from products p,
lateral (select lower(regexp_replace(normalize(p.name, nfkd), '[\u0300-\u036f]', '', 'g')) as name,
  lower(regexp_replace(normalize(coalesce(p.brand, ''), nfkd), '[\u0300-\u036f]', '', 'g')) as brand) f,
lateral (select regexp_replace(t, '[^[:alnum:]]', '', 'g') as start from (values
  (f.name), (case when starts_with(f.name, f.brand) then substr(f.name, length(f.brand) + 1) end)) v (t)) x
where p.archived_at is null and x.start <> ''
on conflict do nothing;
