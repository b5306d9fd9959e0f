CREATE TABLE "base_entries" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "base_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"margin" bigint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"business_day" date NOT NULL,
	CONSTRAINT "base_entries_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "base_entries_kind" CHECK ("base_entries"."kind" in ('refund', 'refundVoid', 'void', 'correction')),
	CONSTRAINT "base_entries_direction" CHECK (case "base_entries"."kind" when 'refundVoid' then least("base_entries"."pieces", "base_entries"."net", "base_entries"."tax", "base_entries"."cost") >= 0
        when 'correction' then true else greatest("base_entries"."pieces", "base_entries"."net", "base_entries"."tax", "base_entries"."cost") <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "salesperson_corrections" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "salesperson_corrections_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"line_id" uuid,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "salesperson_corrections_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "salesperson_corrections_change" CHECK ("salesperson_corrections"."from_id" <> "salesperson_corrections"."to_id")
);
--> statement-breakpoint
DROP INDEX "invoices_by_salesperson";--> statement-breakpoint
ALTER TABLE "base_entries" ADD CONSTRAINT "base_entries_business_id_line_id_invoice_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."invoice_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salesperson_corrections" ADD CONSTRAINT "salesperson_corrections_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "base_entries_by_line" ON "base_entries" USING btree ("business_id","line_id");--> statement-breakpoint
CREATE INDEX "base_entries_by_document" ON "base_entries" USING btree ("business_id","document_id");--> statement-breakpoint
CREATE INDEX "base_entries_by_day" ON "base_entries" USING btree ("business_id","store_id","business_day");--> statement-breakpoint
CREATE INDEX "base_entries_by_person" ON "base_entries" USING btree ("business_id","store_id","user_id","business_day");--> statement-breakpoint
CREATE INDEX "salesperson_corrections_by_invoice" ON "salesperson_corrections" USING btree ("business_id","invoice_id","seq");--> statement-breakpoint
CREATE INDEX "lines_by_salesperson" ON "invoice_lines" USING btree ("business_id","salesperson_id") WHERE "invoice_lines"."salesperson_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_salesperson" ON "invoices" USING btree ("business_id","store_id","salesperson_id","business_day") WHERE "invoices"."number" is not null;
--> statement-breakpoint
revoke update, delete on base_entries, salesperson_corrections from tilldesk_app;
--> statement-breakpoint
-- What came back before there was a base: it counts for whom the line is written on. Corrections of that time rewrote the line.
with changes as (
  select x.business_id, 'refund' as kind, r.id as document_id, x.invoice_line_id as line_id, r.at, r.business_day,
    -x.quantity as pieces, -x.net - x.fee as net, -x.tax - x.fee_tax as tax, -x.cost as cost
  from refund_lines x join refunds r on r.business_id = x.business_id and r.id = x.refund_id
  where x.invoice_line_id is not null
  union all
  select x.business_id, 'refundVoid', r.id, x.invoice_line_id, r.voided_at, (r.voided_at at time zone s.time_zone)::date,
    x.quantity, x.net + x.fee, x.tax + x.fee_tax, x.cost
  from refund_lines x join refunds r on r.business_id = x.business_id and r.id = x.refund_id and r.voided_at is not null
  join stores s on s.business_id = r.business_id and s.id = r.store_id
  where x.invoice_line_id is not null
  union all
  select l.business_id, 'void', i.id, l.id, a.at, (a.at at time zone s.time_zone)::date,
    -l.quantity, -l.net, -l.tax, -coalesce(l.cost, 0)
  from invoice_lines l join invoices i on i.business_id = l.business_id and i.id = l.invoice_id and i.status = 'voided'
  join stores s on s.business_id = i.business_id and s.id = i.store_id
  join audit_log a on a.business_id = i.business_id and a.entity_id = i.id and a.action = 'invoice.voided'
), of_lines as (
  select business_id, kind, document_id, line_id, at, business_day, sum(pieces) as pieces, sum(net) as net, sum(tax) as tax,
    sum(cost) as cost
  from changes group by 1, 2, 3, 4, 5, 6
), standing as (
  select c.*, i.store_id, i.id as invoice_id, coalesce(l.salesperson_id, i.salesperson_id) as user_id, l.charge,
    l.net - coalesce(l.cost, 0) as margin, c.net - c.cost as change,
    sum(c.net - c.cost) over (partition by c.business_id, c.line_id order by c.at, c.document_id, c.kind) as changed
  from of_lines c
  join invoice_lines l on l.business_id = c.business_id and l.id = c.line_id
  join invoices i on i.business_id = l.business_id and i.id = l.invoice_id
)
insert into base_entries (business_id, id, store_id, kind, document_id, invoice_id, line_id, user_id, pieces, net, tax, cost,
  margin, at, business_day)
select business_id, gen_random_uuid(), store_id, kind, document_id, invoice_id, line_id, user_id,
  case when charge is null then pieces else 0 end, net, tax, cost,
  greatest(0, margin + changed) - greatest(0, margin + changed - change), at, business_day
from standing order by at, document_id, line_id;
