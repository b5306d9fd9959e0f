DROP INDEX "customers_by_visit";--> statement-breakpoint
CREATE INDEX "units_by_age" ON "units" USING btree ("business_id","store_id","received_at","id");--> statement-breakpoint
CREATE INDEX "units_of_store_by_code" ON "units" USING btree ("business_id","store_id","code","id");--> statement-breakpoint
CREATE INDEX "products_to_reorder" ON "products" USING btree ("business_id","id") WHERE reorder_point is not null;--> statement-breakpoint
CREATE INDEX "customers_by_visit" ON "customers" USING btree ("business_id","last_visit" DESC NULLS LAST,"id" DESC NULLS FIRST);