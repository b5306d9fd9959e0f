CREATE TABLE "clock_corrections" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "clock_corrections_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "clock_corrections_order" UNIQUE("business_id","session_id","at","id")
);
--> statement-breakpoint
CREATE TABLE "clock_logs" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "clock_logs_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"replaced_by" uuid,
	CONSTRAINT "clock_logs_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "clock_sessions" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"business_day" date NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	"active_seconds" integer DEFAULT 0 NOT NULL,
	"break_seconds" integer DEFAULT 0 NOT NULL,
	"clock_in_cash" bigint,
	"clock_out_cash" bigint,
	"register_session_id" uuid,
	"notes" text,
	"voided_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "clock_sessions_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "clock_sessions_status" CHECK ("clock_sessions"."status" in ('CLOCKED_IN', 'ON_BREAK', 'CLOCKED_OUT')),
	CONSTRAINT "clock_sessions_ended" CHECK (("clock_sessions"."status" = 'CLOCKED_OUT') = ("clock_sessions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"route" text NOT NULL,
	"record" text NOT NULL,
	"content" jsonb NOT NULL,
	"size" integer NOT NULL,
	"saved_at" timestamptz(3) NOT NULL,
	CONSTRAINT "form_drafts_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "form_drafts_place" UNIQUE("business_id","user_id","store_id","route","record")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "files_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"params" jsonb NOT NULL,
	"link" text,
	"group_key" text,
	"actor_id" uuid,
	"created_at" timestamptz(3) NOT NULL,
	"read_at" timestamptz(3),
	CONSTRAINT "notifications_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "cash_movements" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cash_movements_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"counted" bigint,
	"reason" text,
	"source_id" uuid,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "cash_movements_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "cash_movements_count" CHECK (("cash_movements"."kind" = 'count') = ("cash_movements"."counted" is not null))
);
--> statement-breakpoint
CREATE TABLE "register_sessions" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"register_id" uuid NOT NULL,
	"status" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	"opening_expected" bigint,
	"opening_counted" bigint NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamptz(3),
	"counted_cash" bigint,
	"expected_cash" bigint,
	"closing_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "register_sessions_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "register_sessions_status" CHECK ("register_sessions"."status" in ('open', 'closed', 'uncounted')),
	CONSTRAINT "register_sessions_ended" CHECK (("register_sessions"."status" = 'open') = ("register_sessions"."closed_at" is null)),
	CONSTRAINT "register_sessions_counted" CHECK (("register_sessions"."status" = 'closed') = ("register_sessions"."counted_cash" is not null))
);
--> statement-breakpoint
CREATE TABLE "registers" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "registers_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "browser_people" (
	"business_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"signed_in_at" timestamptz(3) NOT NULL,
	"pin_failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "browser_people_business_id_browser_hash_user_id_store_id_pk" PRIMARY KEY("business_id","browser_hash","user_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"way" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"agent" text,
	"browser_hash" text,
	"code_hash" text,
	"totp_secret" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "pin_failures" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "pin_failures_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "pin_failures_kind" CHECK ("pin_failures"."kind" in ('home', 'own', 'other'))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamptz(3),
	CONSTRAINT "recovery_codes_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD COLUMN "kind" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "agent" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "pin_granted_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "pin_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_step" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "clock_corrections" ADD CONSTRAINT "clock_corrections_business_id_session_id_clock_sessions_business_id_id_fk" FOREIGN KEY ("business_id","session_id") REFERENCES "public"."clock_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_logs" ADD CONSTRAINT "clock_logs_business_id_session_id_clock_sessions_business_id_id_fk" FOREIGN KEY ("business_id","session_id") REFERENCES "public"."clock_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD CONSTRAINT "clock_sessions_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD CONSTRAINT "clock_sessions_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD CONSTRAINT "clock_sessions_business_id_register_session_id_register_sessions_business_id_id_fk" FOREIGN KEY ("business_id","register_session_id") REFERENCES "public"."register_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_movements" ADD CONSTRAINT "cash_movements_business_id_session_id_register_sessions_business_id_id_fk" FOREIGN KEY ("business_id","session_id") REFERENCES "public"."register_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD CONSTRAINT "register_sessions_business_id_register_id_registers_business_id_id_fk" FOREIGN KEY ("business_id","register_id") REFERENCES "public"."registers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD CONSTRAINT "register_sessions_business_id_opened_by_users_business_id_id_fk" FOREIGN KEY ("business_id","opened_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registers" ADD CONSTRAINT "registers_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clock_logs_by_session" ON "clock_logs" USING btree ("business_id","session_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "clock_sessions_open" ON "clock_sessions" USING btree ("business_id","user_id") WHERE "clock_sessions"."ended_at" is null and "clock_sessions"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "clock_sessions_by_day" ON "clock_sessions" USING btree ("business_id","store_id","business_day","id");--> statement-breakpoint
CREATE INDEX "clock_sessions_by_person" ON "clock_sessions" USING btree ("business_id","user_id","started_at");--> statement-breakpoint
CREATE INDEX "form_drafts_by_age" ON "form_drafts" USING btree ("business_id","saved_at");--> statement-breakpoint
CREATE INDEX "files_by_person" ON "files" USING btree ("business_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_by_person" ON "notifications" USING btree ("business_id","user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unread" ON "notifications" USING btree ("business_id","user_id","group_key") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "cash_movements_by_session" ON "cash_movements" USING btree ("business_id","session_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "register_sessions_open" ON "register_sessions" USING btree ("business_id","register_id") WHERE "register_sessions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "register_sessions_by_age" ON "register_sessions" USING btree ("business_id","store_id","opened_at");--> statement-breakpoint
CREATE INDEX "registers_by_store" ON "registers" USING btree ("business_id","store_id");--> statement-breakpoint
CREATE INDEX "browser_people_by_user" ON "browser_people" USING btree ("business_id","user_id");--> statement-breakpoint
CREATE INDEX "challenges_by_email" ON "challenges" USING btree ("email","address","created_at");--> statement-breakpoint
CREATE INDEX "password_links_by_user" ON "password_links" USING btree ("business_id","user_id");--> statement-breakpoint
CREATE INDEX "pin_failures_by_email" ON "pin_failures" USING btree ("business_id","email","at");--> statement-breakpoint
CREATE INDEX "recovery_codes_by_user" ON "recovery_codes" USING btree ("business_id","user_id");--> statement-breakpoint
CREATE INDEX "invoices_by_salesperson" ON "invoices" USING btree ("business_id","store_id","salesperson_id") WHERE "invoices"."status" = 'paid';--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_two_factor" CHECK ("users"."two_factor" in ('app', 'mail'));