CREATE TABLE "expense_categories" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"name_key" text NOT NULL,
	CONSTRAINT "expense_categories_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "expense_payments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"expense_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"tender" text NOT NULL,
	"reference" text,
	"reverses_id" uuid,
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "expense_payments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "expense_payments_amount" CHECK (case when "expense_payments"."reverses_id" is null then "expense_payments"."amount" > 0 else "expense_payments"."amount" < 0 end),
	CONSTRAINT "expense_payments_tender" CHECK ("expense_payments"."tender" in ('cash', 'card', 'check', 'bank'))
);
--> statement-breakpoint
CREATE TABLE "expenses" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	"category_id" uuid NOT NULL,
	"vendor_id" uuid,
	"payee" text,
	"amount" bigint NOT NULL,
	"tax_on_top" boolean NOT NULL,
	"tax_rate" numeric(7,6),
	"tax_amount" bigint,
	"description" text,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"created_by" uuid NOT NULL,
	"approved_by" uuid,
	"tender" text,
	"reference" text,
	"paid_at" timestamptz(3),
	"reason" text,
	CONSTRAINT "expenses_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "expenses_status" CHECK ("expenses"."status" in ('draft', 'submitted', 'approved', 'paid', 'rejected', 'voided')),
	CONSTRAINT "expenses_numbered" CHECK ("expenses"."status" = 'draft' or "expenses"."number" is not null),
	CONSTRAINT "expenses_paid" CHECK ("expenses"."status" not in ('draft', 'submitted', 'approved', 'rejected') or "expenses"."paid_at" is null),
	CONSTRAINT "expenses_tender" CHECK (("expenses"."tender" is null) = ("expenses"."paid_at" is null) and ("expenses"."status" <> 'paid' or "expenses"."paid_at" is not null)),
	CONSTRAINT "expenses_amount" CHECK ("expenses"."amount" > 0 and "expenses"."tax" between 0 and "expenses"."amount"),
	CONSTRAINT "expenses_total" CHECK ("expenses"."total" = "expenses"."amount" + case when "expenses"."tax_on_top" then "expenses"."tax" else 0 end)
);
--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_kind";--> statement-breakpoint
ALTER TABLE "expense_payments" ADD CONSTRAINT "expense_payments_business_id_expense_id_expenses_business_id_id_fk" FOREIGN KEY ("business_id","expense_id") REFERENCES "public"."expenses"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense_payments" ADD CONSTRAINT "expense_payments_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_business_id_category_id_expense_categories_business_id_id_fk" FOREIGN KEY ("business_id","category_id") REFERENCES "public"."expense_categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_business_id_created_by_users_business_id_id_fk" FOREIGN KEY ("business_id","created_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_business_id_approved_by_users_business_id_id_fk" FOREIGN KEY ("business_id","approved_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "expense_categories_name" ON "expense_categories" USING btree ("business_id","name_key") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "expense_categories_by_name" ON "expense_categories" USING btree ("business_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "expense_payments_once" ON "expense_payments" USING btree ("business_id","expense_id") WHERE "expense_payments"."reverses_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "expense_payments_reversed" ON "expense_payments" USING btree ("business_id","reverses_id") WHERE "expense_payments"."reverses_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "expenses_number" ON "expenses" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE INDEX "expenses_by_date" ON "expenses" USING btree ("business_id","store_id","date","id");--> statement-breakpoint
CREATE INDEX "expenses_by_total" ON "expenses" USING btree ("business_id","store_id","total","id");--> statement-breakpoint
CREATE INDEX "expenses_by_created" ON "expenses" USING btree ("business_id","store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "expenses_by_category" ON "expenses" USING btree ("business_id","category_id");--> statement-breakpoint
CREATE INDEX "expenses_by_vendor" ON "expenses" USING btree ("business_id","vendor_id");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_kind" CHECK ("attachments"."kind" in ('purchase', 'vendor', 'expense'));