CREATE INDEX "adjustments_by_customer" ON "stock_adjustments" USING btree ("business_id","customer_id","at") WHERE "stock_adjustments"."customer_id" is not null;--> statement-breakpoint
-- An adjustment stays as it was posted; only whose it is follows a customer who became part of another.
grant update (customer_id) on stock_adjustments to tilldesk_app;
--> statement-breakpoint
-- What was left with customers who were merged before adjustments followed goes to who stands for them by now.
with recursive way as (
  select business_id, id as gone, merged_into as stays from customers where merged_into is not null
  union all
  select w.business_id, w.gone, c.merged_into from way w
  join customers c on c.business_id = w.business_id and c.id = w.stays where c.merged_into is not null
)
update stock_adjustments a set customer_id = w.stays
from way w join customers c on c.business_id = w.business_id and c.id = w.stays and c.merged_into is null
where a.business_id = w.business_id and a.customer_id = w.gone;
