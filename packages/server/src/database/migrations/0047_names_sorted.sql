DROP INDEX "taxes_name";--> statement-breakpoint
ALTER TABLE "carriers" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "inventory_counts" ALTER COLUMN "brand" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "company" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "customer_group" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "workstations" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "categories" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "price_rules" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "brand" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "taxes" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "variant_groups" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "registers" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "roles" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "businesses" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "warehouses" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
ALTER TABLE "vendors" ALTER COLUMN "name" SET DATA TYPE text collate "names";--> statement-breakpoint
CREATE UNIQUE INDEX "taxes_name" ON "taxes" USING btree ("business_id",lower(name collate "C")) WHERE archived_at is null;