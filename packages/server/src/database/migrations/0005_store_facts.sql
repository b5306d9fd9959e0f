ALTER TABLE "stores" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "receipt_header" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "copied_from" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "archived_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "created_at" timestamptz(3);--> statement-breakpoint
UPDATE "stores" s SET "created_at" = b."created_at" FROM "businesses" b WHERE b."id" = s."business_id";--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "updated_at" timestamptz(3);--> statement-breakpoint
UPDATE "stores" s SET "updated_at" = b."created_at" FROM "businesses" b WHERE b."id" = s."business_id";--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "stores" SET "street" = "address";
