CREATE TABLE "idempotency_keys" (
	"business_id" uuid NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"request" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "idempotency_keys_business_id_key_pk" PRIMARY KEY("business_id","key")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_log_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "C" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"company" text,
	"phone" text,
	"email" text,
	"street" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"preferred_language" text,
	"hear_about_us" text,
	"tax_exempt" boolean DEFAULT false NOT NULL,
	"notes" text,
	"invoice_count" integer DEFAULT 0 NOT NULL,
	"total_spent" bigint DEFAULT 0 NOT NULL,
	"last_visit" timestamptz(3),
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "customers_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"business_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"on_hand" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "stock_levels_business_id_product_id_location_id_pk" PRIMARY KEY("business_id","product_id","location_id"),
	CONSTRAINT "levels_never_negative" CHECK ("stock_levels"."on_hand" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"value" bigint NOT NULL,
	"balance" integer,
	"document_id" uuid,
	"document_line_id" uuid,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "stock_movements_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "movements_kind" CHECK ("stock_movements"."kind" in ('opening', 'sale'))
);
--> statement-breakpoint
CREATE TABLE "units" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"code" text collate "C" NOT NULL,
	"color" text,
	"storage" text,
	"status" text NOT NULL,
	"unit_cost" bigint NOT NULL,
	"received_at" timestamptz(3) NOT NULL,
	"invoice_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "units_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "units_status" CHECK ("units"."status" in ('in_stock', 'reserved', 'sold', 'scrapped', 'lost')),
	CONSTRAINT "units_sold_on" CHECK (("units"."status" = 'sold') = ("units"."invoice_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"parent_id" uuid,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "categories_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_barcodes" (
	"business_id" uuid NOT NULL,
	"barcode" text collate "C" NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "product_barcodes_business_id_barcode_pk" PRIMARY KEY("business_id","barcode")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "C" NOT NULL,
	"sku" text collate "C" NOT NULL,
	"category_id" uuid NOT NULL,
	"brand" text,
	"model" text,
	"condition" text NOT NULL,
	"tracking" text NOT NULL,
	"price" bigint NOT NULL,
	"tax_rate" numeric(7,6) NOT NULL,
	"reorder_point" integer,
	"warranty_days" integer,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "products_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "products_sku" UNIQUE("business_id","sku"),
	CONSTRAINT "products_price" CHECK ("products"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"description" text NOT NULL,
	"sku" text NOT NULL,
	"unit_code" text,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount_kind" text,
	"discount_amount" bigint,
	"discount_rate" numeric(7,6),
	"tax_rate" numeric(7,6) NOT NULL,
	"gross" bigint NOT NULL,
	"discount_total" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"cost" bigint,
	"warranty_until" date,
	CONSTRAINT "invoice_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "lines_quantity" CHECK ("invoice_lines"."quantity" > 0),
	CONSTRAINT "lines_unit_single" CHECK ("invoice_lines"."unit_id" is null or "invoice_lines"."quantity" = 1)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer,
	"status" text NOT NULL,
	"customer_id" uuid,
	"salesperson_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"discount_kind" text,
	"discount_amount" bigint,
	"discount_rate" numeric(7,6),
	"gross" bigint NOT NULL,
	"discount_total" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"cost" bigint,
	"pieces" integer NOT NULL,
	"notes" text,
	"posted_at" timestamptz(3),
	"business_day" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "invoices_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "invoices_number" UNIQUE("business_id","store_id","number"),
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('draft', 'paid', 'discarded')),
	CONSTRAINT "invoices_posted_whole" CHECK (("invoices"."status" = 'paid') = ("invoices"."number" is not null and "invoices"."posted_at" is not null)),
	CONSTRAINT "invoices_paid_in_full" CHECK ("invoices"."status" <> 'paid' or "invoices"."paid" = "invoices"."total")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"tendered" bigint NOT NULL,
	"change" bigint NOT NULL,
	"reference" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "payments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "payments_add_up" CHECK ("payments"."tendered" = "payments"."amount" + "payments"."change" and "payments"."amount" >= 0),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('cash', 'card'))
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"account" text NOT NULL,
	"address" text NOT NULL,
	"last_at" timestamptz(3) NOT NULL,
	CONSTRAINT "known_addresses_account_address_pk" PRIMARY KEY("account","address")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"limits" jsonb NOT NULL,
	CONSTRAINT "roles_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"last_seen_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"revoked_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "user_stores" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	CONSTRAINT "user_stores_business_id_user_id_store_id_pk" PRIMARY KEY("business_id","user_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"user_type" text NOT NULL,
	"language" text,
	"role_id" uuid NOT NULL,
	"password_hash" text NOT NULL,
	"pin_hash" text,
	"active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "users_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "users_email" UNIQUE("business_id","email")
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sellable" boolean NOT NULL,
	CONSTRAINT "locations_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "numbers" (
	"business_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "numbers_business_id_store_id_kind_pk" PRIMARY KEY("business_id","store_id","kind")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"screen_timeout" integer DEFAULT 5 NOT NULL,
	"default_tax_rate" numeric(7,6) NOT NULL,
	"receipt_footer" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stores_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "stores_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "warehouses_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"business_id" uuid NOT NULL,
	"kind" text collate "C" NOT NULL,
	"term" text collate "C" NOT NULL,
	"target_id" uuid NOT NULL,
	CONSTRAINT "search_terms_business_id_kind_term_target_id_pk" PRIMARY KEY("business_id","kind","term","target_id")
);
--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_business_id_location_id_locations_business_id_id_fk" FOREIGN KEY ("business_id","location_id") REFERENCES "public"."locations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_business_id_location_id_locations_business_id_id_fk" FOREIGN KEY ("business_id","location_id") REFERENCES "public"."locations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_business_id_parent_id_categories_business_id_id_fk" FOREIGN KEY ("business_id","parent_id") REFERENCES "public"."categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_barcodes" ADD CONSTRAINT "product_barcodes_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_business_id_category_id_categories_business_id_id_fk" FOREIGN KEY ("business_id","category_id") REFERENCES "public"."categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_stores" ADD CONSTRAINT "user_stores_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_stores" ADD CONSTRAINT "user_stores_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_business_id_role_id_roles_business_id_id_fk" FOREIGN KEY ("business_id","role_id") REFERENCES "public"."roles"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_business_id_warehouse_id_warehouses_business_id_id_fk" FOREIGN KEY ("business_id","warehouse_id") REFERENCES "public"."warehouses"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_by_entity" ON "audit_log" USING btree ("business_id","entity_id","at");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("business_id","name","id");--> statement-breakpoint
CREATE INDEX "customers_by_age" ON "customers" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_spent" ON "customers" USING btree ("business_id","total_spent","id");--> statement-breakpoint
CREATE INDEX "customers_by_visit" ON "customers" USING btree ("business_id","last_visit","id");--> statement-breakpoint
CREATE INDEX "levels_by_store" ON "stock_levels" USING btree ("business_id","store_id","product_id");--> statement-breakpoint
CREATE INDEX "movements_by_product" ON "stock_movements" USING btree ("business_id","product_id","seq");--> statement-breakpoint
CREATE INDEX "movements_by_document" ON "stock_movements" USING btree ("business_id","document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "units_live_code" ON "units" USING btree ("business_id","code") WHERE status in ('in_stock', 'reserved');--> statement-breakpoint
CREATE INDEX "units_by_code" ON "units" USING btree ("business_id","code");--> statement-breakpoint
CREATE INDEX "units_by_product" ON "units" USING btree ("business_id","store_id","product_id","status","received_at");--> statement-breakpoint
CREATE INDEX "barcodes_by_product" ON "product_barcodes" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("business_id","name","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("business_id","price","id");--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("business_id","category_id","name");--> statement-breakpoint
CREATE INDEX "lines_by_invoice" ON "invoice_lines" USING btree ("business_id","invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoices_by_age" ON "invoices" USING btree ("business_id","store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_total" ON "invoices" USING btree ("business_id","store_id","total","id");--> statement-breakpoint
CREATE INDEX "invoices_by_status_age" ON "invoices" USING btree ("business_id","store_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_status_total" ON "invoices" USING btree ("business_id","store_id","status","total","id");--> statement-breakpoint
CREATE INDEX "invoices_by_status_number" ON "invoices" USING btree ("business_id","store_id","status","number");--> statement-breakpoint
CREATE INDEX "invoices_by_customer" ON "invoices" USING btree ("business_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("business_id","store_id","business_day");--> statement-breakpoint
CREATE INDEX "payments_by_invoice" ON "payments" USING btree ("business_id","invoice_id");--> statement-breakpoint
CREATE INDEX "failures_by_account" ON "sign_in_failures" USING btree ("account","address","at");--> statement-breakpoint
CREATE INDEX "failures_by_address" ON "sign_in_failures" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "tokens_by_user" ON "tokens" USING btree ("business_id","user_id");--> statement-breakpoint
CREATE INDEX "locations_by_store" ON "locations" USING btree ("business_id","store_id");--> statement-breakpoint
CREATE INDEX "terms_by_target" ON "search_terms" USING btree ("business_id","target_id");