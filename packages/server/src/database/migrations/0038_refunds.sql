CREATE TABLE "refund_lines" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"invoice_line_id" uuid,
	"product_id" uuid,
	"unit_id" uuid,
	"description" text NOT NULL,
	"sku" text NOT NULL,
	"unit_code" text,
	"quantity" integer NOT NULL,
	"tax_rate" numeric(7,6) NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"fee_tax" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"back" text NOT NULL,
	"reason" text NOT NULL,
	"condition" text,
	CONSTRAINT "refund_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "refund_lines_back" CHECK ("refund_lines"."back" in ('restock', 'inspect', 'scrap', 'rma', 'none')),
	CONSTRAINT "refund_lines_money" CHECK ("refund_lines"."net" + "refund_lines"."tax" = "refund_lines"."total" and least("refund_lines"."net", "refund_lines"."tax", "refund_lines"."fee", "refund_lines"."fee_tax", "refund_lines"."quantity") >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_payments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "refund_payments_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text,
	"reverses" uuid,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "refund_payments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "refund_payments_reversed_once" UNIQUE("business_id","reverses"),
	CONSTRAINT "refund_payments_direction" CHECK (case when "refund_payments"."reverses" is null then "refund_payments"."amount" > 0 else "refund_payments"."amount" < 0 end),
	CONSTRAINT "refund_payments_kind" CHECK ("refund_payments"."kind" in ('cash', 'card', 'check', 'storeCredit', 'other', 'exchange', 'due'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"invoice_id" uuid,
	"sale_id" uuid,
	"customer_id" uuid,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"pieces" integer NOT NULL,
	"fees" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"to_due" bigint NOT NULL,
	"exchanged" bigint NOT NULL,
	"paid_out" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"notes" text,
	"at" timestamptz(3) NOT NULL,
	"business_day" date NOT NULL,
	"voided_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "refunds_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "refunds_number" UNIQUE("business_id","store_id","number"),
	CONSTRAINT "refunds_one_sale" UNIQUE("business_id","sale_id"),
	CONSTRAINT "refunds_kind" CHECK ("refunds"."kind" in ('refund', 'exchange', 'noReceipt', 'goodwill')),
	CONSTRAINT "refunds_status" CHECK (("refunds"."status" = 'voided') = ("refunds"."voided_at" is not null) and "refunds"."status" in ('posted', 'voided')),
	CONSTRAINT "refunds_of" CHECK (("refunds"."kind" = 'noReceipt') = ("refunds"."invoice_id" is null)),
	CONSTRAINT "refunds_for" CHECK (("refunds"."kind" = 'exchange') = ("refunds"."sale_id" is not null)),
	CONSTRAINT "refunds_total" CHECK ("refunds"."net" + "refunds"."tax" = "refunds"."total" and "refunds"."to_due" + "refunds"."exchanged" + "refunds"."paid_out" = "refunds"."total"),
	CONSTRAINT "refunds_parts" CHECK (least("refunds"."net", "refunds"."tax", "refunds"."fees", "refunds"."to_due", "refunds"."exchanged", "refunds"."paid_out", "refunds"."pieces") >= 0)
);
--> statement-breakpoint
ALTER TABLE "customer_credits" DROP CONSTRAINT "credits_kind";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_kind";--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "refunded_net" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "refunded_tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "withheld_net" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "withheld_tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_business_id_refund_id_refunds_business_id_id_fk" FOREIGN KEY ("business_id","refund_id") REFERENCES "public"."refunds"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_business_id_invoice_line_id_invoice_lines_business_id_id_fk" FOREIGN KEY ("business_id","invoice_line_id") REFERENCES "public"."invoice_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD CONSTRAINT "refund_payments_business_id_refund_id_refunds_business_id_id_fk" FOREIGN KEY ("business_id","refund_id") REFERENCES "public"."refunds"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_business_id_sale_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_lines_by_refund" ON "refund_lines" USING btree ("business_id","refund_id","position");--> statement-breakpoint
CREATE INDEX "refund_lines_by_line" ON "refund_lines" USING btree ("business_id","invoice_line_id");--> statement-breakpoint
CREATE INDEX "refund_lines_by_unit" ON "refund_lines" USING btree ("business_id","unit_id") WHERE "refund_lines"."unit_id" is not null;--> statement-breakpoint
CREATE INDEX "refund_payments_by_refund" ON "refund_payments" USING btree ("business_id","refund_id");--> statement-breakpoint
CREATE INDEX "refund_payments_by_time" ON "refund_payments" USING btree ("business_id","store_id","at");--> statement-breakpoint
CREATE INDEX "refunds_by_age" ON "refunds" USING btree ("business_id","store_id","at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_total" ON "refunds" USING btree ("business_id","store_id","total","id");--> statement-breakpoint
CREATE INDEX "refunds_by_day" ON "refunds" USING btree ("business_id","store_id","business_day");--> statement-breakpoint
CREATE INDEX "refunds_by_customer" ON "refunds" USING btree ("business_id","customer_id","at");--> statement-breakpoint
CREATE INDEX "refunds_by_invoice" ON "refunds" USING btree ("business_id","invoice_id");--> statement-breakpoint
ALTER TABLE "customer_credits" ADD CONSTRAINT "credits_kind" CHECK ("customer_credits"."kind" in ('grant', 'correction', 'merge', 'sale', 'tradeIn', 'refund'));--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "lines_refunded" CHECK ("invoice_lines"."returned" between 0 and "invoice_lines"."quantity"
        and least("invoice_lines"."refunded_net", "invoice_lines"."refunded_tax", "invoice_lines"."withheld_net", "invoice_lines"."withheld_tax") >= 0
        and "invoice_lines"."refunded_net" + "invoice_lines"."withheld_net" <= "invoice_lines"."net" and "invoice_lines"."refunded_tax" + "invoice_lines"."withheld_tax" <= "invoice_lines"."tax");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refunded" CHECK ("invoices"."refunded" between 0 and case when "invoices"."status" in ('open', 'paid') then "invoices"."total" else 0 end);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('cash', 'card', 'check', 'storeCredit', 'other', 'tradeIn', 'exchange', 'refund'));