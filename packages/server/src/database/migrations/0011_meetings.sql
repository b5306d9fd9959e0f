CREATE TABLE "meetings" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"note" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"cancelled_at" timestamptz(3),
	CONSTRAINT "meetings_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "meetings_order" CHECK ("meetings"."ends_at" > "meetings"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_time" ON "meetings" USING btree ("starts_at") WHERE "meetings"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "meetings_by_person" ON "meetings" USING btree ("business_id","user_id","ends_at");