CREATE TABLE "deposit_entries" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deposit_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"deposit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"way" text,
	"reference" text,
	"reverses" uuid,
	"reason" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "deposit_entries_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "deposit_entries_reversed_once" UNIQUE("business_id","reverses"),
	CONSTRAINT "deposit_entries_kind" CHECK ("deposit_entries"."kind" in ('taken', 'used', 'returned', 'givenBack')),
	CONSTRAINT "deposit_entries_direction" CHECK (case when "deposit_entries"."kind" in ('taken', 'returned') then "deposit_entries"."amount" > 0 else "deposit_entries"."amount" < 0 end),
	CONSTRAINT "deposit_entries_way" CHECK (("deposit_entries"."kind" in ('taken', 'givenBack')) = ("deposit_entries"."way" is not null)),
	CONSTRAINT "deposit_entries_reverses" CHECK (("deposit_entries"."kind" = 'returned') = ("deposit_entries"."reverses" is not null)),
	CONSTRAINT "deposit_entries_rest" CHECK ("deposit_entries"."rest" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"invoice_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"way" text NOT NULL,
	"amount" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"reference" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"business_day" date NOT NULL,
	CONSTRAINT "deposits_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "deposits_number" UNIQUE("business_id","store_id","number"),
	CONSTRAINT "deposits_way" CHECK ("deposits"."way" in ('cash', 'card', 'check', 'other')),
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount" > 0),
	CONSTRAINT "deposits_rest" CHECK ("deposits"."rest" between 0 and "deposits"."amount")
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_kind";--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_business_id_deposit_id_deposits_business_id_id_fk" FOREIGN KEY ("business_id","deposit_id") REFERENCES "public"."deposits"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_entries_by_deposit" ON "deposit_entries" USING btree ("business_id","deposit_id","seq");--> statement-breakpoint
CREATE INDEX "deposit_entries_by_time" ON "deposit_entries" USING btree ("business_id","store_id","at");--> statement-breakpoint
CREATE INDEX "deposits_by_invoice" ON "deposits" USING btree ("business_id","invoice_id");--> statement-breakpoint
CREATE INDEX "deposits_by_customer" ON "deposits" USING btree ("business_id","customer_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('cash', 'card', 'check', 'storeCredit', 'other', 'tradeIn', 'deposit', 'exchange', 'refund'));