CREATE TABLE "cost_variances" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "cost_variances_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "device_identifiers" (
	"business_id" uuid NOT NULL,
	"value" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"device_id" uuid NOT NULL,
	CONSTRAINT "device_identifiers_business_id_value_pk" PRIMARY KEY("business_id","value"),
	CONSTRAINT "identifiers_type" CHECK ("device_identifiers"."type" in ('IMEI1', 'IMEI2', 'MEID', 'SN', 'EID', 'ICCID'))
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "devices_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "unit_events" (
	"business_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "unit_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" uuid,
	"user_id" uuid,
	"note" text,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "unit_events_business_id_seq_pk" PRIMARY KEY("business_id","seq")
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "movements_kind";--> statement-breakpoint
ALTER TABLE "units" DROP CONSTRAINT "units_status";--> statement-breakpoint
ALTER TABLE "units" DROP CONSTRAINT "units_sold_on";--> statement-breakpoint
DROP INDEX "units_live_code";--> statement-breakpoint
ALTER TABLE "stock_levels" ADD COLUMN "reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "device_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "condition" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "grade" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "battery_health" integer;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "lock_status" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "landed_cost" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "refurb_cost" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "acquired_via" text DEFAULT 'opening' NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "vendor_id" uuid;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "vendor_warranty_until" date;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "source_kind" text DEFAULT 'opening' NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "moved_by" uuid;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "move_note" text;--> statement-breakpoint
ALTER TABLE "cost_variances" ADD CONSTRAINT "cost_variances_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_identifiers" ADD CONSTRAINT "device_identifiers_business_id_device_id_devices_business_id_id_fk" FOREIGN KEY ("business_id","device_id") REFERENCES "public"."devices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_business_id_unit_id_units_business_id_id_fk" FOREIGN KEY ("business_id","unit_id") REFERENCES "public"."units"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variances_by_document" ON "cost_variances" USING btree ("business_id","document_id");--> statement-breakpoint
CREATE INDEX "identifiers_by_device" ON "device_identifiers" USING btree ("business_id","device_id");--> statement-breakpoint
CREATE INDEX "unit_events_by_unit" ON "unit_events" USING btree ("business_id","unit_id","seq");--> statement-breakpoint
CREATE INDEX "unit_events_by_source" ON "unit_events" USING btree ("business_id","source_id");--> statement-breakpoint
-- Units that stood before are lives of devices: those of one code are of one device.
UPDATE "units" u SET "device_id" = f."device_id"
FROM (SELECT DISTINCT ON ("business_id", "code") "business_id", "code", "device_id" FROM "units" ORDER BY "business_id", "code", "created_at") f
WHERE f."business_id" = u."business_id" AND f."code" = u."code";--> statement-breakpoint
INSERT INTO "devices" ("business_id", "id", "created_at")
SELECT "business_id", "device_id", min("created_at") FROM "units" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "device_identifiers" ("business_id", "value", "type", "device_id")
SELECT DISTINCT "business_id", "code", CASE
    WHEN "code" ~ '^89[0-9]{30}$' THEN 'EID'
    WHEN "code" ~ '^89[0-9]{16,20}$' THEN 'ICCID'
    WHEN "code" ~ '^[0-9]{14,16}$' THEN 'IMEI1'
    WHEN "code" ~ '^([0-9A-F]{14}|[0-9]{18})$' THEN 'MEID'
    ELSE 'SN' END, "device_id"
FROM "units";--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_business_id_device_id_devices_business_id_id_fk" FOREIGN KEY ("business_id","device_id") REFERENCES "public"."devices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "movements_by_unit" ON "stock_movements" USING btree ("business_id","unit_id","seq") WHERE unit_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "units_one_life" ON "units" USING btree ("business_id","device_id") WHERE status in ('expected', 'backordered', 'in_transit', 'at_vendor', 'in_stock', 'reserved', 'pending_inspection', 'pending_refurb', 'in_repair', 'pending_restock', 'demo', 'loaner', 'pending_rma');--> statement-breakpoint
CREATE UNIQUE INDEX "units_active_code" ON "units" USING btree ("business_id","code") WHERE status in ('expected', 'backordered', 'in_transit', 'at_vendor', 'in_stock', 'reserved', 'pending_inspection', 'pending_refurb', 'in_repair', 'pending_restock', 'demo', 'loaner', 'pending_rma');--> statement-breakpoint
CREATE INDEX "units_by_device" ON "units" USING btree ("business_id","device_id");--> statement-breakpoint
CREATE INDEX "units_by_source" ON "units" USING btree ("business_id","source_id");--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "levels_reserved" CHECK ("stock_levels"."reserved" between 0 and "stock_levels"."on_hand");--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "levels_value" CHECK ("stock_levels"."on_hand" > 0 or "stock_levels"."value" = 0);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "movements_kind" CHECK ("stock_movements"."kind" in ('opening', 'sale', 'receipt', 'adjustment', 'count', 'landedCost', 'costCorrection', 'transfer', 'return'));--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_grade" CHECK ("units"."grade" in ('A', 'B', 'C', 'D'));--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_lock" CHECK ("units"."lock_status" in ('unlocked', 'carrier', 'blacklisted', 'unknown'));--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_acquired" CHECK ("units"."acquired_via" in ('opening', 'purchase', 'tradeIn', 'return', 'count', 'transfer'));--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_battery" CHECK ("units"."battery_health" between 0 and 100);--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_cost" CHECK ("units"."unit_cost" >= 0);--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_status" CHECK ("units"."status" in ('expected', 'backordered', 'in_transit', 'at_vendor', 'in_stock', 'reserved', 'pending_inspection', 'pending_refurb', 'in_repair', 'pending_restock', 'demo', 'loaner', 'pending_rma', 'sold', 'returned_to_vendor', 'exchanged_by_vendor', 'scrapped', 'lost', 'stolen', 'parts_only', 'void'));--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_sold_on" CHECK ("units"."invoice_id" is null or "units"."status" = 'sold');