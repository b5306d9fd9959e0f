ALTER TABLE "invoice_lines" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "charge" text;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "is_taxed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "salesperson_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "price_reason" text;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "discount_reason" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "discount_reason" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "exempt_by" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "exempt_reason" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "exempt_certificate" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "exempt_tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "lines_charge" CHECK (("invoice_lines"."product_id" is null) = ("invoice_lines"."charge" is not null));--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "lines_charge_kind" CHECK ("invoice_lines"."charge" in ('fee', 'shipping') and "invoice_lines"."unit_id" is null or "invoice_lines"."charge" is null);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_exempt" CHECK (case when "invoices"."exempt_by" is null then "invoices"."exempt_tax" = 0 else "invoices"."tax" = 0 and "invoices"."customer_id" is not null end);