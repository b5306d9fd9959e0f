CREATE TABLE "agency_entries" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "agency_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"bill_payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"handled" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"business_day" date NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "agency_entries_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "agency_entries_kind" CHECK ("agency_entries"."kind" in ('taken', 'processed', 'failed', 'reversed')),
	CONSTRAINT "agency_entries_direction" CHECK (case when "agency_entries"."kind" in ('taken', 'processed') then least("agency_entries"."handled", "agency_entries"."fee", "agency_entries"."tax", "agency_entries"."commission") >= 0
        else greatest("agency_entries"."handled", "agency_entries"."fee", "agency_entries"."tax", "agency_entries"."commission") <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "bill_carriers" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fee_amount" bigint NOT NULL,
	"fee_taxed" boolean NOT NULL,
	"commission_rate" numeric(7,6),
	"commission_amount" bigint,
	"policy_text" text,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"name_key" text NOT NULL,
	CONSTRAINT "bill_carriers_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "bill_carriers_commission" CHECK ("bill_carriers"."commission_rate" is null or "bill_carriers"."commission_amount" is null)
);
--> statement-breakpoint
CREATE TABLE "bill_money" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bill_money_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"bill_payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"tendered" bigint NOT NULL,
	"change" bigint NOT NULL,
	"reference" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "bill_money_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "bill_money_amount" CHECK ("bill_money"."amount" <> 0 and "bill_money"."amount" = "bill_money"."tendered" - "bill_money"."change"),
	CONSTRAINT "bill_money_change" CHECK ("bill_money"."change" >= 0 and ("bill_money"."amount" > 0 or "bill_money"."change" = 0))
);
--> statement-breakpoint
CREATE TABLE "bill_payments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"carrier_id" uuid NOT NULL,
	"phone_number" text,
	"account_number" text,
	"plan" text,
	"customer_id" uuid,
	"amount" bigint NOT NULL,
	"next_due_date" date,
	"note" text,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"provider_id" uuid,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"total" bigint NOT NULL,
	"policy_text" text,
	"provider_transaction_id" text collate "C",
	"created_by" uuid NOT NULL,
	"taken_by" uuid,
	"session_id" uuid,
	"taken_at" timestamptz(3),
	"business_day" date,
	"processed_at" timestamptz(3),
	"reconciled_at" timestamptz(3),
	"ended_at" timestamptz(3),
	"reason" text,
	CONSTRAINT "bill_payments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "bill_payments_status" CHECK ("bill_payments"."status" in ('draft', 'pending', 'processed', 'reconciled', 'failed', 'reversed')),
	CONSTRAINT "bill_payments_numbered" CHECK (("bill_payments"."status" = 'draft') = ("bill_payments"."number" is null)),
	CONSTRAINT "bill_payments_taken" CHECK (("bill_payments"."number" is null) = ("bill_payments"."taken_at" is null) and ("bill_payments"."number" is null) = ("bill_payments"."business_day" is null)
        and ("bill_payments"."number" is null) = ("bill_payments"."taken_by" is null) and ("bill_payments"."number" is null or "bill_payments"."provider_id" is not null)),
	CONSTRAINT "bill_payments_processed" CHECK (("bill_payments"."status" in ('processed', 'reconciled', 'reversed')) = ("bill_payments"."processed_at" is not null)
        and ("bill_payments"."processed_at" is null) = ("bill_payments"."provider_transaction_id" is null)),
	CONSTRAINT "bill_payments_ended" CHECK (("bill_payments"."status" in ('failed', 'reversed')) = ("bill_payments"."ended_at" is not null)),
	CONSTRAINT "bill_payments_amount" CHECK ("bill_payments"."amount" > 0 and least("bill_payments"."fee", "bill_payments"."tax", "bill_payments"."commission") >= 0),
	CONSTRAINT "bill_payments_total" CHECK ("bill_payments"."total" = "bill_payments"."amount" + "bill_payments"."fee" + "bill_payments"."tax")
);
--> statement-breakpoint
CREATE TABLE "bill_providers" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"portal_url" text,
	"account_number" text,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"name_key" text NOT NULL,
	CONSTRAINT "bill_providers_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "agency_entries" ADD CONSTRAINT "agency_entries_business_id_bill_payment_id_bill_payments_business_id_id_fk" FOREIGN KEY ("business_id","bill_payment_id") REFERENCES "public"."bill_payments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_entries" ADD CONSTRAINT "agency_entries_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_carriers" ADD CONSTRAINT "bill_carriers_business_id_provider_id_bill_providers_business_id_id_fk" FOREIGN KEY ("business_id","provider_id") REFERENCES "public"."bill_providers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_money" ADD CONSTRAINT "bill_money_business_id_bill_payment_id_bill_payments_business_id_id_fk" FOREIGN KEY ("business_id","bill_payment_id") REFERENCES "public"."bill_payments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_money" ADD CONSTRAINT "bill_money_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_business_id_carrier_id_bill_carriers_business_id_id_fk" FOREIGN KEY ("business_id","carrier_id") REFERENCES "public"."bill_carriers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_business_id_provider_id_bill_providers_business_id_id_fk" FOREIGN KEY ("business_id","provider_id") REFERENCES "public"."bill_providers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_business_id_created_by_users_business_id_id_fk" FOREIGN KEY ("business_id","created_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_business_id_taken_by_users_business_id_id_fk" FOREIGN KEY ("business_id","taken_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_business_id_session_id_register_sessions_business_id_id_fk" FOREIGN KEY ("business_id","session_id") REFERENCES "public"."register_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_entries_once" ON "agency_entries" USING btree ("business_id","bill_payment_id","kind");--> statement-breakpoint
CREATE INDEX "agency_entries_by_day" ON "agency_entries" USING btree ("business_id","store_id","business_day");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_carriers_name" ON "bill_carriers" USING btree ("business_id","provider_id","name_key") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "bill_carriers_by_name" ON "bill_carriers" USING btree ("business_id","name","id");--> statement-breakpoint
CREATE INDEX "bill_carriers_by_fee" ON "bill_carriers" USING btree ("business_id","fee_amount","id");--> statement-breakpoint
CREATE INDEX "bill_money_by_payment" ON "bill_money" USING btree ("business_id","bill_payment_id","seq");--> statement-breakpoint
CREATE INDEX "bill_money_by_time" ON "bill_money" USING btree ("business_id","store_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_payments_number" ON "bill_payments" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_payments_transaction" ON "bill_payments" USING btree ("business_id","provider_id","provider_transaction_id") WHERE provider_transaction_id is not null;--> statement-breakpoint
CREATE INDEX "bill_payments_by_created" ON "bill_payments" USING btree ("business_id","store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bill_payments_by_taken" ON "bill_payments" USING btree ("business_id","store_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "bill_payments_by_day" ON "bill_payments" USING btree ("business_id","store_id","business_day");--> statement-breakpoint
CREATE INDEX "bill_payments_by_amount" ON "bill_payments" USING btree ("business_id","store_id","amount","id");--> statement-breakpoint
CREATE INDEX "bill_payments_by_total" ON "bill_payments" USING btree ("business_id","store_id","total","id");--> statement-breakpoint
CREATE INDEX "bill_payments_by_carrier" ON "bill_payments" USING btree ("business_id","carrier_id");--> statement-breakpoint
CREATE INDEX "bill_payments_by_customer" ON "bill_payments" USING btree ("business_id","customer_id");--> statement-breakpoint
CREATE INDEX "bill_payments_pending" ON "bill_payments" USING btree ("business_id","store_id","taken_at") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "bill_providers_name" ON "bill_providers" USING btree ("business_id","name_key") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "bill_providers_by_name" ON "bill_providers" USING btree ("business_id","name","id");