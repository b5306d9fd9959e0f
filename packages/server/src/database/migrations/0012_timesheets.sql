CREATE TABLE "clock_approvals" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "clock_approvals_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"reopened_for" text,
	CONSTRAINT "clock_approvals_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "clock_rules" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"week_start" text NOT NULL,
	"daily_overtime" integer,
	"daily_double_time" integer,
	"weekly_overtime" integer,
	"paid_break" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "clock_rules_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD COLUMN "approved_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD COLUMN "payroll_id" uuid;--> statement-breakpoint
ALTER TABLE "clock_approvals" ADD CONSTRAINT "clock_approvals_business_id_session_id_clock_sessions_business_id_id_fk" FOREIGN KEY ("business_id","session_id") REFERENCES "public"."clock_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_approvals" ADD CONSTRAINT "clock_approvals_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_rules" ADD CONSTRAINT "clock_rules_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clock_approvals_by_shift" ON "clock_approvals" USING btree ("business_id","session_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "clock_rules_of_store" ON "clock_rules" USING btree ("business_id","store_id");--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD CONSTRAINT "clock_sessions_business_id_approved_by_users_business_id_id_fk" FOREIGN KEY ("business_id","approved_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clock_sessions_by_payroll" ON "clock_sessions" USING btree ("business_id","payroll_id") WHERE "clock_sessions"."payroll_id" is not null;--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD CONSTRAINT "clock_sessions_approver" CHECK (("clock_sessions"."approved_at" is null) = ("clock_sessions"."approved_by" is null));--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD CONSTRAINT "clock_sessions_approved" CHECK ("clock_sessions"."approved_at" is null or ("clock_sessions"."ended_at" is not null and "clock_sessions"."voided_at" is null));--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD CONSTRAINT "clock_sessions_payroll" CHECK ("clock_sessions"."payroll_id" is null or "clock_sessions"."approved_at" is not null);