CREATE TABLE "policies" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"text_en" text,
	"text_es" text,
	"return_days" integer,
	"restocking_fee_rate" numeric(7,6),
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "policies_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "policies_number" UNIQUE("business_id","store_id","kind","number"),
	CONSTRAINT "policies_kind" CHECK ("policies"."kind" in ('refund', 'terms')),
	CONSTRAINT "policies_fee" CHECK (("policies"."kind" = 'refund') = ("policies"."restocking_fee_rate" is not null)),
	CONSTRAINT "policies_days" CHECK ("policies"."return_days" is null or ("policies"."kind" = 'refund' and "policies"."return_days" between 0 and 365))
);
--> statement-breakpoint
CREATE TABLE "receipt_links" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"hash" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"revoked_at" timestamptz(3),
	CONSTRAINT "receipt_links_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "receipt_links_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "receipt_mails" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "receipt_mails_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "movements_kind";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_policy_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "terms_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "return_by" date;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_links" ADD CONSTRAINT "receipt_links_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_mails" ADD CONSTRAINT "receipt_mails_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_links_by_invoice" ON "receipt_links" USING btree ("business_id","invoice_id");--> statement-breakpoint
CREATE INDEX "receipt_mails_by_invoice" ON "receipt_mails" USING btree ("business_id","invoice_id","at");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "movements_kind" CHECK ("stock_movements"."kind" in ('opening', 'sale', 'receipt', 'adjustment', 'count', 'landedCost', 'costCorrection', 'transfer', 'return', 'tradeIn'));