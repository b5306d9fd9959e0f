CREATE TABLE "pay_rates" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pay_type" text NOT NULL,
	"amount" bigint,
	"valid_from" date NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pay_rates_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "pay_rates_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "pay_rates_type" CHECK ("pay_rates"."pay_type" in ('hourly', 'salary', 'commissionOnly')),
	CONSTRAINT "pay_rates_amount" CHECK (("pay_rates"."amount" is null) = ("pay_rates"."pay_type" = 'commissionOnly') and "pay_rates"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "pay_rates" ADD CONSTRAINT "pay_rates_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_rates" ADD CONSTRAINT "pay_rates_business_id_created_by_users_business_id_id_fk" FOREIGN KEY ("business_id","created_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_rates_by_person" ON "pay_rates" USING btree ("business_id","user_id","valid_from","seq");