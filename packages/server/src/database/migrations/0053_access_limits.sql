CREATE TABLE "pin_browsers" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"last_at" timestamptz(3) NOT NULL,
	CONSTRAINT "pin_browsers_business_id_user_id_browser_hash_pk" PRIMARY KEY("business_id","user_id","browser_hash")
);
--> statement-breakpoint
ALTER TABLE "pin_failures" DROP CONSTRAINT "pin_failures_kind";--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "unnamed_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pin_failures" ADD COLUMN "by_user" uuid;--> statement-breakpoint
ALTER TABLE "pin_failures" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "security_email" text;--> statement-breakpoint
ALTER TABLE "pin_browsers" ADD CONSTRAINT "pin_browsers_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_failures" ADD CONSTRAINT "pin_failures_kind" CHECK ("pin_failures"."kind" in ('home', 'known', 'own', 'other'));