CREATE TABLE "invoice_instalments" (
	"business_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"due_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"leaves" bigint NOT NULL,
	CONSTRAINT "invoice_instalments_business_id_invoice_id_position_pk" PRIMARY KEY("business_id","invoice_id","position"),
	CONSTRAINT "invoice_instalments_day" UNIQUE("business_id","invoice_id","due_date"),
	CONSTRAINT "invoice_instalments_amount" CHECK ("invoice_instalments"."amount" > 0 and "invoice_instalments"."leaves" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_instalments" ADD CONSTRAINT "invoice_instalments_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;