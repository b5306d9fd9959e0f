CREATE TABLE "price_rules" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"category_id" uuid,
	"product_id" uuid,
	"customer_group" text,
	"kind" text NOT NULL,
	"rate" numeric(7,6),
	"amount" bigint,
	"from_day" date,
	"to_day" date,
	"priority" integer NOT NULL,
	"active" boolean NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "price_rules_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_components" (
	"business_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"component_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_components_business_id_product_id_component_id_pk" PRIMARY KEY("business_id","product_id","component_id"),
	CONSTRAINT "components_quantity" CHECK ("product_components"."quantity" > 0),
	CONSTRAINT "components_apart" CHECK ("product_components"."product_id" <> "product_components"."component_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"business_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "product_images_business_id_product_id_position_pk" PRIMARY KEY("business_id","product_id","position")
);
--> statement-breakpoint
CREATE TABLE "taxes" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"rate" numeric(7,6) NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "taxes_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "variant_groups" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"axes" jsonb NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "variant_groups_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_price";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "is_serialized_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "tax_id" uuid;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "storage" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "grade" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reorder_to" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "held_barcodes" text[];--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "list_price" bigint;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "price_rule" text;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_business_id_category_id_categories_business_id_id_fk" FOREIGN KEY ("business_id","category_id") REFERENCES "public"."categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_components" ADD CONSTRAINT "product_components_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_components" ADD CONSTRAINT "product_components_business_id_component_id_products_business_id_id_fk" FOREIGN KEY ("business_id","component_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_business_id_file_id_files_business_id_id_fk" FOREIGN KEY ("business_id","file_id") REFERENCES "public"."files"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_rules_in_force" ON "price_rules" USING btree ("business_id") WHERE active and archived_at is null;--> statement-breakpoint
CREATE INDEX "components_by_component" ON "product_components" USING btree ("business_id","component_id");--> statement-breakpoint
CREATE INDEX "images_by_file" ON "product_images" USING btree ("business_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "taxes_name" ON "taxes" USING btree ("business_id",lower(name)) WHERE archived_at is null;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_business_id_tax_id_taxes_business_id_id_fk" FOREIGN KEY ("business_id","tax_id") REFERENCES "public"."taxes"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_business_id_tax_id_taxes_business_id_id_fk" FOREIGN KEY ("business_id","tax_id") REFERENCES "public"."taxes"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_business_id_group_id_variant_groups_business_id_id_fk" FOREIGN KEY ("business_id","group_id") REFERENCES "public"."variant_groups"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_by_group" ON "products" USING btree ("business_id","group_id") WHERE group_id is not null;--> statement-breakpoint
CREATE INDEX "products_by_tax" ON "products" USING btree ("business_id","tax_id") WHERE tax_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_variant" ON "products" USING btree ("business_id","group_id",lower(coalesce(color, '')),lower(coalesce(storage, '')),lower(coalesce(size, '')),lower(coalesce(network, ''))) WHERE group_id is not null and archived_at is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price" CHECK ("products"."price" >= 0 and "products"."min_price" between 0 and "products"."price");