CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"file" text NOT NULL,
	"size" bigint,
	"done" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"rows" bigint,
	"missing" integer DEFAULT 0 NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "backups_cause" CHECK ("backups"."cause" in ('asked', 'schedule', 'command')),
	CONSTRAINT "backups_state" CHECK ("backups"."state" in ('running', 'done', 'failed')),
	CONSTRAINT "backups_problem" CHECK (("backups"."problem" is null) = ("backups"."state" <> 'failed'))
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"storage_id" uuid,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "installation_only" CHECK ("installation"."only")
);
--> statement-breakpoint
CREATE INDEX "backups_by_start" ON "backups" USING btree ("started_at");