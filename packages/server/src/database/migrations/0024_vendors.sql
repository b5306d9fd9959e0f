DROP INDEX "vendors_name";--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "name_key" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "vendors_name" ON "vendors" USING btree ("business_id","name_key") WHERE archived_at is null;