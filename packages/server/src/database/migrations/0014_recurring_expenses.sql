CREATE TABLE "recurring_expenses" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"vendor_id" uuid,
	"payee" text,
	"amount" bigint NOT NULL,
	"tax_on_top" boolean NOT NULL,
	"tax_rate" numeric(7,6),
	"tax_amount" bigint,
	"description" text,
	"start_date" date NOT NULL,
	"every" integer NOT NULL,
	"unit" text NOT NULL,
	"last_date" date,
	"auto_post" boolean NOT NULL,
	"tender" text,
	"paused" boolean NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"store_id" uuid NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"created_by" uuid NOT NULL,
	"handled_through" date,
	"next_date" date,
	CONSTRAINT "recurring_expenses_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "recurring_expenses_unit" CHECK ("recurring_expenses"."unit" in ('week', 'month', 'year')),
	CONSTRAINT "recurring_expenses_every" CHECK ("recurring_expenses"."every" > 0),
	CONSTRAINT "recurring_expenses_tender" CHECK ("recurring_expenses"."tender" in ('card', 'check', 'bank'))
);
--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "recurring_id" uuid;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "recurring_date" date;--> statement-breakpoint
ALTER TABLE "recurring_expenses" ADD CONSTRAINT "recurring_expenses_business_id_category_id_expense_categories_business_id_id_fk" FOREIGN KEY ("business_id","category_id") REFERENCES "public"."expense_categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_expenses" ADD CONSTRAINT "recurring_expenses_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_expenses" ADD CONSTRAINT "recurring_expenses_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_expenses" ADD CONSTRAINT "recurring_expenses_business_id_created_by_users_business_id_id_fk" FOREIGN KEY ("business_id","created_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_expenses_by_next_date" ON "recurring_expenses" USING btree ("business_id","store_id","next_date","id");--> statement-breakpoint
CREATE INDEX "recurring_expenses_by_total" ON "recurring_expenses" USING btree ("business_id","store_id","total","id");--> statement-breakpoint
CREATE INDEX "recurring_expenses_by_created" ON "recurring_expenses" USING btree ("business_id","store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recurring_expenses_by_category" ON "recurring_expenses" USING btree ("business_id","category_id");--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_business_id_recurring_id_recurring_expenses_business_id_id_fk" FOREIGN KEY ("business_id","recurring_id") REFERENCES "public"."recurring_expenses"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "expenses_recurring" ON "expenses" USING btree ("business_id","recurring_id","recurring_date") WHERE recurring_id is not null;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_recurring_date" CHECK (("expenses"."recurring_id" is null) = ("expenses"."recurring_date" is null));