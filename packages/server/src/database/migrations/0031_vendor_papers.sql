CREATE TABLE "papers" (
	"business_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "papers_business_id_kind_record_id_file_id_pk" PRIMARY KEY("business_id","kind","record_id","file_id"),
	CONSTRAINT "papers_kind" CHECK ("papers"."kind" in ('purchase', 'vendor'))
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "rma_approval" text;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_business_id_file_id_files_business_id_id_fk" FOREIGN KEY ("business_id","file_id") REFERENCES "public"."files"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_of_file" ON "papers" USING btree ("business_id","file_id");