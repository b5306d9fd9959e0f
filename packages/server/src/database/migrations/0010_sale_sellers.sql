CREATE TABLE "sale_sellers" (
	"business_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"confirmed_by" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "sale_sellers_business_id_store_id_invoice_id_pk" PRIMARY KEY("business_id","store_id","invoice_id")
);
