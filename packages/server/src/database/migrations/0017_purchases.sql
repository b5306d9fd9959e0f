CREATE TABLE "customer_credits" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_credits_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"reason" text NOT NULL,
	"corrects" uuid,
	"merge_id" uuid,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "customer_credits_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "credits_corrected_once" UNIQUE("business_id","corrects"),
	CONSTRAINT "credits_covered" CHECK ("customer_credits"."balance" >= 0),
	CONSTRAINT "credits_move" CHECK ("customer_credits"."amount" <> 0),
	CONSTRAINT "credits_kind" CHECK ("customer_credits"."kind" in ('grant', 'correction', 'merge')),
	CONSTRAINT "credits_corrects" CHECK (("customer_credits"."kind" = 'correction') = ("customer_credits"."corrects" is not null)),
	CONSTRAINT "credits_merged" CHECK (("customer_credits"."kind" = 'merge') = ("customer_credits"."merge_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "customer_links" (
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "customer_links_business_id_customer_id_other_id_pk" PRIMARY KEY("business_id","customer_id","other_id"),
	CONSTRAINT "links_of_two" CHECK ("customer_links"."customer_id" <> "customer_links"."other_id")
);
--> statement-breakpoint
CREATE TABLE "customer_merge_items" (
	"business_id" uuid NOT NULL,
	"merge_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "customer_merge_items_business_id_merge_id_kind_item_id_pk" PRIMARY KEY("business_id","merge_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "customer_merges" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_merges_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"stays_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"before" json NOT NULL,
	"merged" json NOT NULL,
	"links" json NOT NULL,
	"moves" json NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"undone_at" timestamptz(3),
	"undone_by" uuid,
	CONSTRAINT "customer_merges_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "merges_of_two" CHECK ("customer_merges"."stays_id" <> "customer_merges"."gone_id"),
	CONSTRAINT "merges_undone_whole" CHECK (("customer_merges"."undone_at" is null) = ("customer_merges"."undone_by" is null))
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"text" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "customer_notes_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "bill_lines" (
	"business_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cost" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"correction" bigint NOT NULL,
	CONSTRAINT "bill_lines_business_id_bill_id_line_id_pk" PRIMARY KEY("business_id","bill_id","line_id"),
	CONSTRAINT "bill_lines_pieces" CHECK ("bill_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "bill_shares" (
	"business_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "bill_shares_business_id_bill_id_id_pk" PRIMARY KEY("business_id","bill_id","id")
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reference" text collate "C" NOT NULL,
	"day" date NOT NULL,
	"due_day" date NOT NULL,
	"currency" text NOT NULL,
	"charge_list" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"reversed_at" timestamptz(3),
	"reversed_by" uuid,
	"reason" text,
	CONSTRAINT "bills_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "bills_paid" CHECK ("bills"."paid" between 0 and "bills"."total"),
	CONSTRAINT "bills_reversed" CHECK ("bills"."reversed_at" is null or "bills"."paid" = 0)
);
--> statement-breakpoint
CREATE TABLE "landed_costs" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"receipt_id" uuid,
	"reverses" uuid,
	"label" text NOT NULL,
	"split" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "landed_costs_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "landed_costs_amount" CHECK (("landed_costs"."reverses" is null) = ("landed_costs"."amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "landed_shares" (
	"business_id" uuid NOT NULL,
	"landed_cost_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "landed_shares_business_id_landed_cost_id_id_pk" PRIMARY KEY("business_id","landed_cost_id","id")
);
--> statement-breakpoint
CREATE TABLE "vendor_payment_parts" (
	"business_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "vendor_payment_parts_business_id_payment_id_bill_id_pk" PRIMARY KEY("business_id","payment_id","bill_id"),
	CONSTRAINT "payment_parts_amount" CHECK ("vendor_payment_parts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_payments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"reference" text,
	"paid_on" date NOT NULL,
	"note" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"reversed_at" timestamptz(3),
	"reversed_by" uuid,
	"reason" text,
	CONSTRAINT "vendor_payments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "vendor_payments_amount" CHECK ("vendor_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_lines" (
	"business_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"description" text NOT NULL,
	"vendor_sku" text,
	"quantity" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"billed" integer DEFAULT 0 NOT NULL,
	"is_extra" boolean DEFAULT false NOT NULL,
	"unit_cost" bigint NOT NULL,
	"discount" jsonb,
	"tax_rate" numeric(7,6) NOT NULL,
	"gross" bigint NOT NULL,
	"discount_total" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "purchase_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "purchase_lines_pieces" CHECK ("purchase_lines"."quantity" >= 1 and "purchase_lines"."received" >= 0 and "purchase_lines"."cancelled" >= 0),
	CONSTRAINT "purchase_lines_received" CHECK ("purchase_lines"."received" + "purchase_lines"."cancelled" <= "purchase_lines"."quantity"),
	CONSTRAINT "purchase_lines_billed" CHECK ("purchase_lines"."billed" between 0 and "purchase_lines"."received")
);
--> statement-breakpoint
CREATE TABLE "purchase_units" (
	"business_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "purchase_units_business_id_unit_id_pk" PRIMARY KEY("business_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"number" integer,
	"vendor_ref" text,
	"order_day" date NOT NULL,
	"expected_day" date,
	"terms_days" integer,
	"currency" text NOT NULL,
	"notes" text,
	"discount" jsonb,
	"charge_list" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"payment" text DEFAULT 'unbilled' NOT NULL,
	"line_count" integer NOT NULL,
	"ordered" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"gross" bigint NOT NULL,
	"discount_total" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"charges" bigint NOT NULL,
	"total" bigint NOT NULL,
	"billed" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"ordered_at" timestamptz(3),
	"sent_at" timestamptz(3),
	"sent_to" text,
	"closed_at" timestamptz(3),
	"closed_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "purchases_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "purchases_state" CHECK ("purchases"."state" in ('draft', 'ordered', 'closed', 'cancelled')),
	CONSTRAINT "purchases_numbered" CHECK (("purchases"."number" is null) = ("purchases"."ordered_at" is null)),
	CONSTRAINT "purchases_paid" CHECK ("purchases"."paid" between 0 and "purchases"."billed")
);
--> statement-breakpoint
CREATE TABLE "receipt_entries" (
	"business_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "receipt_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" uuid,
	"product_id" uuid,
	"result" text NOT NULL,
	"quantity" integer NOT NULL,
	"code" text,
	"identifiers" text[] NOT NULL,
	"unit_id" uuid,
	"arrival" text DEFAULT 'ok' NOT NULL,
	"color" text,
	"storage" text,
	"condition" text,
	"unit_cost" bigint,
	"cost" bigint,
	"user_id" uuid NOT NULL,
	"scanned_at" timestamptz(3) NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "receipt_entries_business_id_receipt_id_id_pk" PRIMARY KEY("business_id","receipt_id","id"),
	CONSTRAINT "receipt_entries_arrival" CHECK ("receipt_entries"."arrival" in ('ok', 'damaged'))
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"number" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"delivery_note" text,
	"pieces" integer DEFAULT 0 NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"posted_by" uuid,
	"posted_at" timestamptz(3),
	"reversed_by" uuid,
	"reversed_at" timestamptz(3),
	"reason" text,
	CONSTRAINT "receipts_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "receipts_status" CHECK ("receipts"."status" in ('draft', 'posted', 'reversed', 'discarded')),
	CONSTRAINT "receipts_numbered" CHECK (("receipts"."number" is null) = ("receipts"."posted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "vendor_accounts" (
	"business_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint NOT NULL,
	"credits" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "vendor_accounts_business_id_vendor_id_currency_pk" PRIMARY KEY("business_id","vendor_id","currency")
);
--> statement-breakpoint
CREATE TABLE "vendor_ledger" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "vendor_ledger_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"document_id" uuid,
	"document_number" text,
	"purchase_id" uuid,
	"reference" text,
	"note" text,
	"business_day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "vendor_ledger_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "vendor_ledger_kind" CHECK ("vendor_ledger"."kind" in ('bill', 'payment', 'credit', 'adjustment')),
	CONSTRAINT "vendor_ledger_amount" CHECK ("vendor_ledger"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_prices" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "vendor_prices_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"cost" bigint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "vendor_prices_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "vendor_products" (
	"business_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"vendor_sku" text,
	"lead_days" integer,
	"last_cost" bigint,
	"last_at" timestamptz(3),
	CONSTRAINT "vendor_products_business_id_vendor_id_product_id_pk" PRIMARY KEY("business_id","vendor_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "C" NOT NULL,
	"contact_name" text,
	"phone" text,
	"email" text,
	"street" text,
	"country" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"preferred_language" text,
	"account_no" text,
	"tax_id" text,
	"terms_days" integer,
	"lead_days" integer,
	"is_carrier" boolean DEFAULT false NOT NULL,
	"is_distributor" boolean DEFAULT false NOT NULL,
	"rma_window_days" integer,
	"rma_email" text,
	"notes" text,
	"active" boolean DEFAULT true NOT NULL,
	"last_order_at" timestamptz(3),
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "vendors_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "first_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "phones" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "emails" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "customer_group" text collate "C";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "birthday" date;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "sms_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "consent_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_exempt_number" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_exempt_expires" date;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_exempt_file_id" uuid;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "credit_limit" bigint;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "alert" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "store_credit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "customer_credits" ADD CONSTRAINT "customer_credits_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_credits" ADD CONSTRAINT "customer_credits_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merge_items" ADD CONSTRAINT "customer_merge_items_business_id_merge_id_customer_merges_business_id_id_fk" FOREIGN KEY ("business_id","merge_id") REFERENCES "public"."customer_merges"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_business_id_stays_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","stays_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_business_id_gone_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","gone_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_business_id_bill_id_bills_business_id_id_fk" FOREIGN KEY ("business_id","bill_id") REFERENCES "public"."bills"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_business_id_line_id_purchase_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."purchase_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_business_id_bill_id_bills_business_id_id_fk" FOREIGN KEY ("business_id","bill_id") REFERENCES "public"."bills"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_business_id_purchase_id_purchases_business_id_id_fk" FOREIGN KEY ("business_id","purchase_id") REFERENCES "public"."purchases"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_costs" ADD CONSTRAINT "landed_costs_business_id_purchase_id_purchases_business_id_id_fk" FOREIGN KEY ("business_id","purchase_id") REFERENCES "public"."purchases"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_costs" ADD CONSTRAINT "landed_costs_business_id_receipt_id_receipts_business_id_id_fk" FOREIGN KEY ("business_id","receipt_id") REFERENCES "public"."receipts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_shares" ADD CONSTRAINT "landed_shares_business_id_landed_cost_id_landed_costs_business_id_id_fk" FOREIGN KEY ("business_id","landed_cost_id") REFERENCES "public"."landed_costs"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_shares" ADD CONSTRAINT "landed_shares_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_shares" ADD CONSTRAINT "landed_shares_business_id_line_id_purchase_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."purchase_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_payment_parts" ADD CONSTRAINT "vendor_payment_parts_business_id_payment_id_vendor_payments_business_id_id_fk" FOREIGN KEY ("business_id","payment_id") REFERENCES "public"."vendor_payments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_payment_parts" ADD CONSTRAINT "vendor_payment_parts_business_id_bill_id_bills_business_id_id_fk" FOREIGN KEY ("business_id","bill_id") REFERENCES "public"."bills"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_payments" ADD CONSTRAINT "vendor_payments_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lines" ADD CONSTRAINT "purchase_lines_business_id_purchase_id_purchases_business_id_id_fk" FOREIGN KEY ("business_id","purchase_id") REFERENCES "public"."purchases"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lines" ADD CONSTRAINT "purchase_lines_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_units" ADD CONSTRAINT "purchase_units_business_id_line_id_purchase_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."purchase_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_business_id_location_id_locations_business_id_id_fk" FOREIGN KEY ("business_id","location_id") REFERENCES "public"."locations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_business_id_buyer_id_users_business_id_id_fk" FOREIGN KEY ("business_id","buyer_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_entries" ADD CONSTRAINT "receipt_entries_business_id_receipt_id_receipts_business_id_id_fk" FOREIGN KEY ("business_id","receipt_id") REFERENCES "public"."receipts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_entries" ADD CONSTRAINT "receipt_entries_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_business_id_purchase_id_purchases_business_id_id_fk" FOREIGN KEY ("business_id","purchase_id") REFERENCES "public"."purchases"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_business_id_started_by_users_business_id_id_fk" FOREIGN KEY ("business_id","started_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_accounts" ADD CONSTRAINT "vendor_accounts_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_ledger" ADD CONSTRAINT "vendor_ledger_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_ledger" ADD CONSTRAINT "vendor_ledger_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_prices" ADD CONSTRAINT "vendor_prices_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_prices" ADD CONSTRAINT "vendor_prices_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_products" ADD CONSTRAINT "vendor_products_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_products" ADD CONSTRAINT "vendor_products_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_by_customer" ON "customer_credits" USING btree ("business_id","customer_id","seq");--> statement-breakpoint
CREATE INDEX "merges_by_customer" ON "customer_merges" USING btree ("business_id","stays_id","seq");--> statement-breakpoint
CREATE INDEX "notes_by_customer" ON "customer_notes" USING btree ("business_id","customer_id","at");--> statement-breakpoint
CREATE INDEX "bill_lines_by_line" ON "bill_lines" USING btree ("business_id","line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_number" ON "bills" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_reference" ON "bills" USING btree ("business_id","vendor_id",lower(reference)) WHERE reversed_at is null;--> statement-breakpoint
CREATE INDEX "bills_by_purchase" ON "bills" USING btree ("business_id","purchase_id","number");--> statement-breakpoint
CREATE INDEX "bills_open" ON "bills" USING btree ("business_id","vendor_id","due_day","number") WHERE reversed_at is null and paid < total;--> statement-breakpoint
CREATE UNIQUE INDEX "landed_costs_reversed" ON "landed_costs" USING btree ("business_id","reverses");--> statement-breakpoint
CREATE INDEX "landed_costs_by_purchase" ON "landed_costs" USING btree ("business_id","purchase_id","at");--> statement-breakpoint
CREATE INDEX "landed_shares_by_receipt" ON "landed_shares" USING btree ("business_id","receipt_id");--> statement-breakpoint
CREATE INDEX "landed_shares_by_line" ON "landed_shares" USING btree ("business_id","line_id");--> statement-breakpoint
CREATE INDEX "payment_parts_by_bill" ON "vendor_payment_parts" USING btree ("business_id","bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_payments_number" ON "vendor_payments" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE INDEX "vendor_payments_by_vendor" ON "vendor_payments" USING btree ("business_id","vendor_id","at");--> statement-breakpoint
CREATE INDEX "purchase_lines_by_purchase" ON "purchase_lines" USING btree ("business_id","purchase_id","position");--> statement-breakpoint
CREATE INDEX "purchase_lines_by_product" ON "purchase_lines" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE INDEX "purchase_units_by_purchase" ON "purchase_units" USING btree ("business_id","purchase_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_number" ON "purchases" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE INDEX "purchases_by_age" ON "purchases" USING btree ("business_id","store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_by_status" ON "purchases" USING btree ("business_id","store_id","status","created_at");--> statement-breakpoint
CREATE INDEX "purchases_by_vendor" ON "purchases" USING btree ("business_id","vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "receipt_entries_by_line" ON "receipt_entries" USING btree ("business_id","line_id");--> statement-breakpoint
CREATE INDEX "receipt_entries_by_unit" ON "receipt_entries" USING btree ("business_id","unit_id") WHERE unit_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_one_open" ON "receipts" USING btree ("business_id","purchase_id") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "receipts_by_purchase" ON "receipts" USING btree ("business_id","purchase_id","started_at");--> statement-breakpoint
CREATE INDEX "vendor_ledger_by_vendor" ON "vendor_ledger" USING btree ("business_id","vendor_id","currency","seq");--> statement-breakpoint
CREATE INDEX "vendor_ledger_by_day" ON "vendor_ledger" USING btree ("business_id","vendor_id","currency","business_day","seq");--> statement-breakpoint
CREATE INDEX "vendor_ledger_by_document" ON "vendor_ledger" USING btree ("business_id","document_id");--> statement-breakpoint
CREATE INDEX "vendor_prices_by_product" ON "vendor_prices" USING btree ("business_id","vendor_id","product_id","seq");--> statement-breakpoint
CREATE INDEX "vendor_products_by_product" ON "vendor_products" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendors_name" ON "vendors" USING btree ("business_id",lower(name)) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "vendors_by_name" ON "vendors" USING btree ("business_id","name","id");--> statement-breakpoint
CREATE INDEX "customers_by_credit" ON "customers" USING btree ("business_id","store_credit","id");--> statement-breakpoint
CREATE INDEX "customers_by_group" ON "customers" USING btree ("business_id","customer_group","id") WHERE "customers"."customer_group" is not null;--> statement-breakpoint
CREATE INDEX "lines_by_unit" ON "invoice_lines" USING btree ("business_id","unit_id") WHERE "invoice_lines"."unit_id" is not null;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_credit_covered" CHECK ("customers"."store_credit" >= 0);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_away" CHECK ("customers"."merged_into" is null or "customers"."archived_at" is not null);