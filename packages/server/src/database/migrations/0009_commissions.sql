CREATE TABLE "commission_rule_versions" (
	"business_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"rule" jsonb NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "commission_rule_versions_business_id_rule_id_version_pk" PRIMARY KEY("business_id","rule_id","version")
);
--> statement-breakpoint
CREATE TABLE "commission_rules" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"kind" text NOT NULL,
	"active" boolean NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"store_ids" jsonb,
	"user_ids" jsonb,
	"role_ids" jsonb,
	"line_kinds" jsonb,
	"category_ids" jsonb,
	"product_ids" jsonb,
	"brands" jsonb,
	"base" text NOT NULL,
	"rate" integer,
	"amount" bigint,
	"tiers" jsonb,
	"retroactive" boolean NOT NULL,
	"quota" bigint,
	"cap" bigint,
	"splits" jsonb,
	"pay_on" text NOT NULL,
	"chargeback" boolean NOT NULL,
	"chargeback_days" integer,
	"priority" integer NOT NULL,
	"stackable" boolean NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "commission_rules_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "commission_rules_days" CHECK ("commission_rules"."to_day" is null or "commission_rules"."from_day" <= "commission_rules"."to_day"),
	CONSTRAINT "commission_rules_rate" CHECK ("commission_rules"."rate" between 0 and 10000),
	CONSTRAINT "commission_rules_value" CHECK (num_nonnulls("commission_rules"."rate", "commission_rules"."amount", "commission_rules"."tiers") > 0)
);
--> statement-breakpoint
CREATE TABLE "commission_entries" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "commission_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"period_id" uuid,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"seller_id" uuid,
	"rule_id" uuid,
	"rule_version" integer,
	"invoice_id" uuid,
	"line_id" uuid,
	"base" text,
	"base_amount" bigint,
	"value" integer,
	"share" integer,
	"is_capped" boolean DEFAULT false NOT NULL,
	"causes" jsonb,
	"amount" bigint NOT NULL,
	"day" date NOT NULL,
	"reason" text,
	"created_by" uuid,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "commission_entries_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "commission_entries_kind" CHECK ("commission_entries"."kind" in ('earn', 'split', 'spiff', 'chargeback', 'adjustment')),
	CONSTRAINT "commission_entries_source" CHECK (case "commission_entries"."kind" when 'adjustment' then "commission_entries"."period_id" is null and "commission_entries"."rule_id" is null and "commission_entries"."reason" is not null
          and "commission_entries"."created_by" is not null and "commission_entries"."created_by" <> "commission_entries"."user_id" and "commission_entries"."amount" <> 0
        else "commission_entries"."period_id" is not null and "commission_entries"."rule_version" is not null and "commission_entries"."invoice_id" is not null
          and "commission_entries"."seller_id" is not null and "commission_entries"."base_amount" is not null and "commission_entries"."value" is not null
          and "commission_entries"."share" between 0 and 10000 end)
);
--> statement-breakpoint
CREATE TABLE "commission_periods" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "commission_periods_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "commission_periods_from" UNIQUE("business_id","store_id","from_day"),
	CONSTRAINT "commission_periods_to" UNIQUE("business_id","store_id","to_day"),
	CONSTRAINT "commission_periods_days" CHECK ("commission_periods"."from_day" <= "commission_periods"."to_day")
);
--> statement-breakpoint
CREATE TABLE "commission_settlements" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"period_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"total" bigint NOT NULL,
	"status" text NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamptz(3),
	"payment_id" uuid,
	"paid_at" timestamptz(3),
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "commission_settlements_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "commission_settlements_person" UNIQUE("business_id","period_id","user_id"),
	CONSTRAINT "commission_settlements_status" CHECK ("commission_settlements"."status" in ('draft', 'approved', 'paid', 'cancelled')),
	CONSTRAINT "commission_settlements_approved" CHECK ("commission_settlements"."status" in ('draft', 'cancelled') or "commission_settlements"."approved_at" is not null),
	CONSTRAINT "commission_settlements_paid" CHECK (("commission_settlements"."status" = 'paid') = ("commission_settlements"."payment_id" is not null) and ("commission_settlements"."payment_id" is null) = ("commission_settlements"."paid_at" is null))
);
--> statement-breakpoint
ALTER TABLE "commission_rule_versions" ADD CONSTRAINT "commission_rule_versions_business_id_rule_id_commission_rules_business_id_id_fk" FOREIGN KEY ("business_id","rule_id") REFERENCES "public"."commission_rules"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_business_id_period_id_commission_periods_business_id_id_fk" FOREIGN KEY ("business_id","period_id") REFERENCES "public"."commission_periods"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_business_id_line_id_invoice_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."invoice_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_business_id_created_by_users_business_id_id_fk" FOREIGN KEY ("business_id","created_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_periods" ADD CONSTRAINT "commission_periods_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_periods" ADD CONSTRAINT "commission_periods_business_id_closed_by_users_business_id_id_fk" FOREIGN KEY ("business_id","closed_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_settlements" ADD CONSTRAINT "commission_settlements_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_settlements" ADD CONSTRAINT "commission_settlements_business_id_period_id_commission_periods_business_id_id_fk" FOREIGN KEY ("business_id","period_id") REFERENCES "public"."commission_periods"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_settlements" ADD CONSTRAINT "commission_settlements_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_settlements" ADD CONSTRAINT "commission_settlements_business_id_approved_by_users_business_id_id_fk" FOREIGN KEY ("business_id","approved_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_entries_by_period" ON "commission_entries" USING btree ("business_id","period_id","user_id");--> statement-breakpoint
CREATE INDEX "commission_entries_by_invoice" ON "commission_entries" USING btree ("business_id","invoice_id") WHERE "commission_entries"."invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "commission_adjustments_by_day" ON "commission_entries" USING btree ("business_id","store_id","day") WHERE "commission_entries"."period_id" is null;--> statement-breakpoint
CREATE INDEX "commission_settlements_by_person" ON "commission_settlements" USING btree ("business_id","user_id","to_day");--> statement-breakpoint
CREATE INDEX "commission_settlements_by_payment" ON "commission_settlements" USING btree ("business_id","payment_id") WHERE "commission_settlements"."payment_id" is not null;