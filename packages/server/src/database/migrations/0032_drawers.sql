CREATE TABLE "workstations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "workstations_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "register_session_people" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamptz(3) NOT NULL,
	"left_at" timestamptz(3),
	CONSTRAINT "register_session_people_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer_credits" DROP CONSTRAINT "credits_kind";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_status";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_posted_whole";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_add_up";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_kind";--> statement-breakpoint
DROP INDEX "invoices_by_salesperson";--> statement-breakpoint
ALTER TABLE "cash_movements" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "cash_movements" ADD COLUMN "reverses_id" uuid;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD COLUMN "opening_denominations" jsonb;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD COLUMN "opening_note" text;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD COLUMN "denominations" jsonb;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD COLUMN "bank_drop" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD COLUMN "variance_reason" text;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD COLUMN "reason_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD COLUMN "forced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD COLUMN "approval_id" uuid;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD COLUMN "counted_by" uuid;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD COLUMN "counted_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "on_account" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "due_date" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "quoted_until" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reverses" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "transaction" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "transaction_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "workstations" ADD CONSTRAINT "workstations_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_session_people" ADD CONSTRAINT "register_session_people_business_id_session_id_register_sessions_business_id_id_fk" FOREIGN KEY ("business_id","session_id") REFERENCES "public"."register_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_session_people" ADD CONSTRAINT "register_session_people_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workstations_by_store" ON "workstations" USING btree ("business_id","store_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "register_session_people_now" ON "register_session_people" USING btree ("business_id","store_id","user_id") WHERE "register_session_people"."left_at" is null;--> statement-breakpoint
CREATE INDEX "register_session_people_by_session" ON "register_session_people" USING btree ("business_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_movements_reversed" ON "cash_movements" USING btree ("business_id","reverses_id") WHERE "cash_movements"."reverses_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_open_by_customer" ON "invoices" USING btree ("business_id","customer_id") WHERE "invoices"."status" = 'open';--> statement-breakpoint
CREATE INDEX "invoices_open_by_due" ON "invoices" USING btree ("business_id","store_id","due_date") WHERE "invoices"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("business_id","store_id","at");--> statement-breakpoint
CREATE INDEX "invoices_by_salesperson" ON "invoices" USING btree ("business_id","store_id","salesperson_id") WHERE "invoices"."status" in ('open', 'paid');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversed_once" UNIQUE("business_id","reverses");--> statement-breakpoint
ALTER TABLE "customer_credits" ADD CONSTRAINT "credits_kind" CHECK ("customer_credits"."kind" in ('grant', 'correction', 'merge', 'sale'));--> statement-breakpoint
ALTER TABLE "register_sessions" ADD CONSTRAINT "register_sessions_dropped" CHECK ("register_sessions"."bank_drop" between 0 and coalesce("register_sessions"."counted_cash", 0));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_open_owed" CHECK ("invoices"."status" <> 'open' or ("invoices"."paid" >= 0 and "invoices"."paid" < "invoices"."total" and "invoices"."customer_id" is not null and "invoices"."due_date" is not null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_unpaid" CHECK ("invoices"."status" in ('open', 'paid') or "invoices"."paid" = 0);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_quoted" CHECK ("invoices"."status" <> 'quote' or "invoices"."quoted_until" is not null);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('draft', 'quote', 'open', 'paid', 'voided', 'discarded'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_posted_whole" CHECK (("invoices"."status" in ('open', 'paid', 'voided')) = ("invoices"."number" is not null and "invoices"."posted_at" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_direction" CHECK (case when "payments"."reverses" is null then "payments"."amount" >= 0 and "payments"."change" >= 0 else "payments"."amount" <= 0 and "payments"."change" <= 0 end);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_add_up" CHECK ("payments"."tendered" = "payments"."amount" + "payments"."change");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('cash', 'card', 'check', 'storeCredit', 'other'));