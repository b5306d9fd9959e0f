CREATE TABLE "email_changes" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"new_email" text NOT NULL,
	"by_user" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"old_hash" text,
	"new_hash" text,
	"old_confirmed_at" timestamptz(3),
	"new_confirmed_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	CONSTRAINT "email_changes_business_id_user_id_pk" PRIMARY KEY("business_id","user_id"),
	CONSTRAINT "email_changes_old" UNIQUE("old_hash"),
	CONSTRAINT "email_changes_new" UNIQUE("new_hash")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_business_id_by_user_users_business_id_id_fk" FOREIGN KEY ("business_id","by_user") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Who had another e-mail put in and has not confirmed it signs in by the one confirmed last again, unless somebody has that by now.
update users u set email = u.security_email, version = u.version + 1
where u.security_email is not null and not exists (
  select 1 from users o where o.business_id = u.business_id and o.id <> u.id
    and (o.email = u.security_email or (o.security_email = u.security_email and o.id < u.id)));
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "security_email";