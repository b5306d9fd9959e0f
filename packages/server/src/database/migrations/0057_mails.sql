CREATE TABLE "mails" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"letter" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3),
	"reason" text,
	"created_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "mails_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "mails_letter" CHECK (("mails"."letter" is null) = ("mails"."state" <> 'waiting')),
	CONSTRAINT "mails_ended" CHECK (("mails"."ended_at" is null) = ("mails"."state" = 'waiting'))
);
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_by_end" ON "mails" USING btree ("ended_at");