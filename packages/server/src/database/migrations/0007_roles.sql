ALTER TABLE "roles" ALTER COLUMN "permissions" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "archived_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "created_at" timestamptz(3) DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "updated_at" timestamptz(3) DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ALTER COLUMN "updated_at" DROP DEFAULT;--> statement-breakpoint
INSERT INTO "search_terms" ("business_id", "kind", "term", "target_id") SELECT DISTINCT "business_id", 'role', "word", "id" FROM "roles", regexp_split_to_table(lower("name"), '\W+') AS "word" WHERE "word" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("business_id",lower("name")) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "roles_by_name" ON "roles" USING btree ("business_id","name","id");--> statement-breakpoint
CREATE INDEX "roles_by_created_at" ON "roles" USING btree ("business_id","created_at","id");