CREATE TABLE "external_references" (
	"business_id" uuid NOT NULL,
	"noun" text collate "C" NOT NULL,
	"reference" text collate "C" NOT NULL,
	"target_id" uuid NOT NULL,
	CONSTRAINT "external_references_business_id_noun_reference_pk" PRIMARY KEY("business_id","noun","reference")
);
--> statement-breakpoint
CREATE TABLE "import_claims" (
	"business_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"claim" text collate "C" NOT NULL,
	"digest" text collate "C" NOT NULL,
	"row" integer NOT NULL,
	CONSTRAINT "import_claims_business_id_import_id_claim_pk" PRIMARY KEY("business_id","import_id","claim")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"business_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"problems" jsonb,
	CONSTRAINT "import_rows_business_id_import_id_row_pk" PRIMARY KEY("business_id","import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"decimal" text NOT NULL,
	"state" text NOT NULL,
	"place" integer NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"refused_before" integer NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "imports_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('mapping', 'checking', 'checked', 'running', 'done', 'stopped', 'failed')),
	CONSTRAINT "imports_place" CHECK ("imports"."place" between 0 and "imports"."rows")
);
--> statement-breakpoint
ALTER TABLE "import_claims" ADD CONSTRAINT "import_claims_business_id_import_id_imports_business_id_id_fk" FOREIGN KEY ("business_id","import_id") REFERENCES "public"."imports"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_business_id_import_id_imports_business_id_id_fk" FOREIGN KEY ("business_id","import_id") REFERENCES "public"."imports"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "references_by_target" ON "external_references" USING btree ("business_id","target_id");--> statement-breakpoint
CREATE INDEX "imports_by_age" ON "imports" USING btree ("business_id","noun","store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_at_work" ON "imports" USING btree ("state") WHERE state in ('checking', 'running');