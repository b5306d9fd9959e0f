CREATE TABLE "record_ids" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text,
	"request" text,
	CONSTRAINT "record_ids_business_id_id_pk" PRIMARY KEY("business_id","id")
);
