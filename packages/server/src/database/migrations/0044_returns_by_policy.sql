ALTER TABLE "refund_lines" ADD COLUMN "fee_reason" text;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "activation_id" uuid;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "activation_was" text;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "activation_now" text;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_activation" CHECK (("refund_lines"."activation_id" is null) = ("refund_lines"."activation_was" is null) and ("refund_lines"."activation_id" is null) = ("refund_lines"."activation_now" is null));