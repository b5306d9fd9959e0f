ALTER TABLE "deposits" DROP CONSTRAINT "deposits_method";--> statement-breakpoint
ALTER TABLE "refund_payments" DROP CONSTRAINT "refund_payments_kind";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_kind";