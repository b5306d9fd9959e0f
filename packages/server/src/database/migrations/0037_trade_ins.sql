CREATE TABLE "trade_ins" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer,
	"status" text NOT NULL,
	"invoice_id" uuid,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"code" text collate "C" NOT NULL,
	"codes" jsonb NOT NULL,
	"grade" text NOT NULL,
	"color" text,
	"storage" text,
	"battery_health" integer,
	"lock_status" text NOT NULL,
	"notes" text,
	"document_kind" text NOT NULL,
	"document_number" text NOT NULL,
	"document_expires" date,
	"blacklist" text NOT NULL,
	"blacklist_reference" text,
	"offer" bigint NOT NULL,
	"payout" text NOT NULL,
	"paid_out" bigint,
	"user_id" uuid NOT NULL,
	"accepted_at" timestamptz(3),
	"business_day" date,
	"reversal_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "trade_ins_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "trade_ins_number" UNIQUE("business_id","store_id","number"),
	CONSTRAINT "trade_ins_status" CHECK ("trade_ins"."status" in ('offered', 'accepted', 'voided', 'discarded')),
	CONSTRAINT "trade_ins_payout" CHECK ("trade_ins"."payout" in ('cash', 'storeCredit')),
	CONSTRAINT "trade_ins_accepted_whole" CHECK (("trade_ins"."status" in ('accepted', 'voided')) = ("trade_ins"."number" is not null and "trade_ins"."unit_id" is not null and "trade_ins"."paid_out" is not null and "trade_ins"."accepted_at" is not null)),
	CONSTRAINT "trade_ins_offer" CHECK ("trade_ins"."offer" > 0),
	CONSTRAINT "trade_ins_paid_out" CHECK ("trade_ins"."paid_out" between 0 and "trade_ins"."offer"),
	CONSTRAINT "trade_ins_reversed" CHECK ("trade_ins"."reversal_id" is null or "trade_ins"."status" = 'voided')
);
--> statement-breakpoint
ALTER TABLE "customer_credits" DROP CONSTRAINT "credits_kind";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_kind";--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_business_id_unit_id_units_business_id_id_fk" FOREIGN KEY ("business_id","unit_id") REFERENCES "public"."units"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_ins_by_invoice" ON "trade_ins" USING btree ("business_id","invoice_id") WHERE "trade_ins"."invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "trade_ins_by_customer" ON "trade_ins" USING btree ("business_id","customer_id");--> statement-breakpoint
CREATE INDEX "trade_ins_by_product" ON "trade_ins" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE INDEX "trade_ins_by_unit" ON "trade_ins" USING btree ("business_id","unit_id");--> statement-breakpoint
ALTER TABLE "customer_credits" ADD CONSTRAINT "credits_kind" CHECK ("customer_credits"."kind" in ('grant', 'correction', 'merge', 'sale', 'tradeIn'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('cash', 'card', 'check', 'storeCredit', 'other', 'tradeIn'));