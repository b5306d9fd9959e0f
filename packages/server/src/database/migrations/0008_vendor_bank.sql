ALTER TABLE "vendors" ADD COLUMN "bank_name" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "bank_routing" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "bank_account" text;