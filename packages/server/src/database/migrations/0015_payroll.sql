CREATE TABLE "payroll_entries" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"tender" text NOT NULL,
	"reference" text,
	"reverses_id" uuid,
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "payroll_entries_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "payroll_entries_amount" CHECK (case when "payroll_entries"."reverses_id" is null then "payroll_entries"."amount" >= 0 else "payroll_entries"."amount" <= 0 end),
	CONSTRAINT "payroll_entries_tender" CHECK ("payroll_entries"."tender" in ('bank', 'check', 'cash'))
);
--> statement-breakpoint
CREATE TABLE "payroll_lines" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text,
	"minutes" integer,
	"days" integer,
	"rate" bigint,
	"from_day" date,
	"to_day" date,
	"amount" bigint NOT NULL,
	"settlement_id" uuid,
	CONSTRAINT "payroll_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "payroll_lines_kind" CHECK ("payroll_lines"."kind" in ('regular', 'overtime', 'doubleTime', 'salary', 'commission', 'bonus', 'deduction')),
	CONSTRAINT "payroll_lines_settlement" CHECK (("payroll_lines"."kind" = 'commission') = ("payroll_lines"."settlement_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payroll_payments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"regular" integer NOT NULL,
	"overtime" integer NOT NULL,
	"double_time" integer NOT NULL,
	"paid_break" integer NOT NULL,
	"unpaid_break" integer NOT NULL,
	"gross" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"deductions" bigint NOT NULL,
	"net" bigint NOT NULL,
	"created_by" uuid NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamptz(3),
	"tender" text,
	"reference" text,
	"paid_by" uuid,
	"paid_at" timestamptz(3),
	"voided_by" uuid,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "payroll_payments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "payroll_payments_status" CHECK ("payroll_payments"."status" in ('draft', 'approved', 'paid', 'voided')),
	CONSTRAINT "payroll_payments_days" CHECK ("payroll_payments"."from_day" <= "payroll_payments"."to_day"),
	CONSTRAINT "payroll_payments_net" CHECK ("payroll_payments"."net" = "payroll_payments"."gross" + "payroll_payments"."commission" + "payroll_payments"."bonus" - "payroll_payments"."deductions" and "payroll_payments"."net" >= 0),
	CONSTRAINT "payroll_payments_paid" CHECK (("payroll_payments"."tender" is null) = ("payroll_payments"."paid_at" is null) and ("payroll_payments"."status" <> 'paid' or "payroll_payments"."paid_at" is not null)),
	CONSTRAINT "payroll_payments_approved" CHECK ("payroll_payments"."status" in ('draft', 'voided') or "payroll_payments"."approved_by" <> "payroll_payments"."user_id"),
	CONSTRAINT "payroll_payments_payer" CHECK ("payroll_payments"."paid_by" <> "payroll_payments"."user_id")
);
--> statement-breakpoint
ALTER TABLE "payroll_entries" ADD CONSTRAINT "payroll_entries_business_id_payment_id_payroll_payments_business_id_id_fk" FOREIGN KEY ("business_id","payment_id") REFERENCES "public"."payroll_payments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_entries" ADD CONSTRAINT "payroll_entries_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_lines" ADD CONSTRAINT "payroll_lines_business_id_payment_id_payroll_payments_business_id_id_fk" FOREIGN KEY ("business_id","payment_id") REFERENCES "public"."payroll_payments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_lines" ADD CONSTRAINT "payroll_lines_business_id_settlement_id_commission_settlements_business_id_id_fk" FOREIGN KEY ("business_id","settlement_id") REFERENCES "public"."commission_settlements"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_payments" ADD CONSTRAINT "payroll_payments_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_payments" ADD CONSTRAINT "payroll_payments_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_payments" ADD CONSTRAINT "payroll_payments_business_id_created_by_users_business_id_id_fk" FOREIGN KEY ("business_id","created_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_payments" ADD CONSTRAINT "payroll_payments_business_id_approved_by_users_business_id_id_fk" FOREIGN KEY ("business_id","approved_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_payments" ADD CONSTRAINT "payroll_payments_business_id_paid_by_users_business_id_id_fk" FOREIGN KEY ("business_id","paid_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_payments" ADD CONSTRAINT "payroll_payments_business_id_voided_by_users_business_id_id_fk" FOREIGN KEY ("business_id","voided_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_entries_once" ON "payroll_entries" USING btree ("business_id","payment_id") WHERE "payroll_entries"."reverses_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_entries_reversed" ON "payroll_entries" USING btree ("business_id","reverses_id") WHERE "payroll_entries"."reverses_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_lines_order" ON "payroll_lines" USING btree ("business_id","payment_id","position");--> statement-breakpoint
CREATE INDEX "payroll_lines_by_settlement" ON "payroll_lines" USING btree ("business_id","settlement_id") WHERE "payroll_lines"."settlement_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_payments_number" ON "payroll_payments" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE INDEX "payroll_payments_by_person" ON "payroll_payments" USING btree ("business_id","user_id","from_day");