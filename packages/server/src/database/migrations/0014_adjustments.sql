CREATE TABLE "stock_adjustment_lines" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"adjustment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"unit_code" text collate "C",
	"quantity" integer NOT NULL,
	"value" bigint NOT NULL,
	"from_status" text,
	"to_status" text,
	"price" bigint,
	CONSTRAINT "stock_adjustment_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "adjustment_lines_unit" CHECK (("stock_adjustment_lines"."unit_id" is null) = ("stock_adjustment_lines"."to_status" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_adjustments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"customer_id" uuid,
	"approval_id" uuid,
	"pieces" integer NOT NULL,
	"value" bigint NOT NULL,
	"reverses_id" uuid,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "stock_adjustments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "adjustments_number" UNIQUE("business_id","store_id","number"),
	CONSTRAINT "adjustments_reversed_once" UNIQUE("business_id","reverses_id")
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"customer_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"until" date NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"note" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	"ended_as" text,
	CONSTRAINT "stock_reservations_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "reservations_quantity" CHECK ("stock_reservations"."quantity" > 0 and "stock_reservations"."taken" between 0 and "stock_reservations"."quantity"),
	CONSTRAINT "reservations_of_unit" CHECK ("stock_reservations"."unit_id" is null or "stock_reservations"."quantity" = 1),
	CONSTRAINT "reservations_end" CHECK (("stock_reservations"."ended_at" is null) = ("stock_reservations"."ended_as" is null))
);
--> statement-breakpoint
ALTER TABLE "stock_adjustment_lines" ADD CONSTRAINT "stock_adjustment_lines_business_id_adjustment_id_stock_adjustments_business_id_id_fk" FOREIGN KEY ("business_id","adjustment_id") REFERENCES "public"."stock_adjustments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustment_lines" ADD CONSTRAINT "stock_adjustment_lines_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustment_lines" ADD CONSTRAINT "stock_adjustment_lines_business_id_unit_id_units_business_id_id_fk" FOREIGN KEY ("business_id","unit_id") REFERENCES "public"."units"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_business_id_reverses_id_stock_adjustments_business_id_id_fk" FOREIGN KEY ("business_id","reverses_id") REFERENCES "public"."stock_adjustments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_business_id_unit_id_units_business_id_id_fk" FOREIGN KEY ("business_id","unit_id") REFERENCES "public"."units"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_business_id_location_id_locations_business_id_id_fk" FOREIGN KEY ("business_id","location_id") REFERENCES "public"."locations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustment_lines_of" ON "stock_adjustment_lines" USING btree ("business_id","adjustment_id","position");--> statement-breakpoint
CREATE INDEX "adjustment_lines_by_product" ON "stock_adjustment_lines" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE INDEX "adjustment_lines_by_unit" ON "stock_adjustment_lines" USING btree ("business_id","unit_id");--> statement-breakpoint
CREATE INDEX "adjustments_by_age" ON "stock_adjustments" USING btree ("business_id","store_id","at","id");--> statement-breakpoint
CREATE INDEX "adjustments_by_reason" ON "stock_adjustments" USING btree ("business_id","store_id","reason","at");--> statement-breakpoint
CREATE INDEX "reservations_standing" ON "stock_reservations" USING btree ("business_id","store_id","ends_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "reservations_by_product" ON "stock_reservations" USING btree ("business_id","store_id","product_id","at");--> statement-breakpoint
CREATE INDEX "reservations_by_customer" ON "stock_reservations" USING btree ("business_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_a_unit" ON "stock_reservations" USING btree ("business_id","unit_id") WHERE ended_at is null;