CREATE TABLE "count_counters" (
	"business_id" uuid NOT NULL,
	"count_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"scans" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"last_scan_at" timestamptz(3),
	CONSTRAINT "count_counters_business_id_count_id_user_id_pk" PRIMARY KEY("business_id","count_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "count_lines" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"count_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"snapshot" integer NOT NULL,
	"snapshot_seq" bigint NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"scans" integer DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"first_at" timestamptz(3),
	"first_seq" bigint,
	"last_at" timestamptz(3),
	"last_seq" bigint,
	"book" integer,
	"unit_cost" bigint NOT NULL,
	"expected" integer,
	"difference" integer,
	"difference_value" bigint,
	"moved_out" integer,
	"moved_in" integer,
	CONSTRAINT "count_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "count_lines_unit_once" CHECK ("count_lines"."unit_id" is null or "count_lines"."counted" between 0 and 1),
	CONSTRAINT "count_lines_counted" CHECK ("count_lines"."counted" >= 0)
);
--> statement-breakpoint
CREATE TABLE "count_scans" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "count_scans_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"count_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"received_at" timestamptz(3) NOT NULL,
	"code" text collate "C" NOT NULL,
	"result" text NOT NULL,
	"quantity" integer NOT NULL,
	"line_id" uuid,
	"round" integer,
	"product_id" uuid,
	"unit_id" uuid,
	"unit_status" text,
	"book" integer,
	"book_seq" bigint,
	"counted" integer,
	"takes_back" uuid,
	CONSTRAINT "count_scans_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "count_scans_result" CHECK ("count_scans"."result" in ('matched', 'unknown', 'wrongLocation', 'wrongStatus', 'duplicate', 'outOfScope', 'takenBack')),
	CONSTRAINT "count_scans_of_line" CHECK ("count_scans"."quantity" = 0 or "count_scans"."line_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "inventory_counts" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"main_category_id" uuid NOT NULL,
	"sub_category_id" uuid,
	"vendor_id" uuid,
	"brand" text,
	"threshold" bigint,
	"note" text,
	"round" integer DEFAULT 1 NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"submitted_at" timestamptz(3),
	"posted_by" uuid,
	"posted_at" timestamptz(3),
	"cancelled_by" uuid,
	"cancelled_at" timestamptz(3),
	"counted" integer,
	"expected" integer,
	"lines" integer,
	"exact_lines" integer,
	"short_quantity" integer,
	"over_quantity" integer,
	"short_value" bigint,
	"over_value" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "inventory_counts_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "counts_status" CHECK ("inventory_counts"."status" in ('in_progress', 'review', 'posted', 'cancelled')),
	CONSTRAINT "counts_mode" CHECK ("inventory_counts"."mode" in ('full', 'partial', 'blind')),
	CONSTRAINT "counts_posted" CHECK (("inventory_counts"."status" = 'posted') = ("inventory_counts"."posted_at" is not null)),
	CONSTRAINT "counts_cancelled" CHECK (("inventory_counts"."status" = 'cancelled') = ("inventory_counts"."cancelled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "count_counters" ADD CONSTRAINT "count_counters_business_id_count_id_inventory_counts_business_id_id_fk" FOREIGN KEY ("business_id","count_id") REFERENCES "public"."inventory_counts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_counters" ADD CONSTRAINT "count_counters_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_lines" ADD CONSTRAINT "count_lines_business_id_count_id_inventory_counts_business_id_id_fk" FOREIGN KEY ("business_id","count_id") REFERENCES "public"."inventory_counts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_lines" ADD CONSTRAINT "count_lines_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_lines" ADD CONSTRAINT "count_lines_business_id_unit_id_units_business_id_id_fk" FOREIGN KEY ("business_id","unit_id") REFERENCES "public"."units"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_scans" ADD CONSTRAINT "count_scans_business_id_count_id_inventory_counts_business_id_id_fk" FOREIGN KEY ("business_id","count_id") REFERENCES "public"."inventory_counts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_scans" ADD CONSTRAINT "count_scans_business_id_line_id_count_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."count_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_scans" ADD CONSTRAINT "count_scans_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_counts" ADD CONSTRAINT "inventory_counts_business_id_location_id_locations_business_id_id_fk" FOREIGN KEY ("business_id","location_id") REFERENCES "public"."locations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_counts" ADD CONSTRAINT "inventory_counts_business_id_main_category_id_categories_business_id_id_fk" FOREIGN KEY ("business_id","main_category_id") REFERENCES "public"."categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_counts" ADD CONSTRAINT "inventory_counts_business_id_sub_category_id_categories_business_id_id_fk" FOREIGN KEY ("business_id","sub_category_id") REFERENCES "public"."categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_counts" ADD CONSTRAINT "inventory_counts_business_id_started_by_users_business_id_id_fk" FOREIGN KEY ("business_id","started_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "count_lines_unit" ON "count_lines" USING btree ("business_id","count_id","unit_id") WHERE unit_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "count_lines_product" ON "count_lines" USING btree ("business_id","count_id","product_id") WHERE unit_id is null;--> statement-breakpoint
CREATE INDEX "count_lines_of_unit" ON "count_lines" USING btree ("business_id","unit_id");--> statement-breakpoint
CREATE INDEX "count_scans_by_count" ON "count_scans" USING btree ("business_id","count_id","seq");--> statement-breakpoint
CREATE INDEX "count_scans_by_line" ON "count_scans" USING btree ("business_id","line_id","seq");--> statement-breakpoint
CREATE INDEX "count_scans_of_unit" ON "count_scans" USING btree ("business_id","unit_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "count_scans_taken_back" ON "count_scans" USING btree ("business_id","takes_back") WHERE takes_back is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "counts_number" ON "inventory_counts" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE INDEX "counts_by_start" ON "inventory_counts" USING btree ("business_id","store_id","started_at","id");--> statement-breakpoint
CREATE INDEX "counts_by_category" ON "inventory_counts" USING btree ("business_id","store_id","main_category_id","posted_at");--> statement-breakpoint
CREATE INDEX "counts_open" ON "inventory_counts" USING btree ("business_id","store_id") WHERE status in ('in_progress', 'review');