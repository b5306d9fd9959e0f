CREATE TABLE "activations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"status" text NOT NULL,
	"carrier_id" uuid NOT NULL,
	"dealer_code" text,
	"type" text NOT NULL,
	"term" integer,
	"plan" text NOT NULL,
	"plan_price" bigint NOT NULL,
	"phone" text,
	"port_from" text,
	"imei" text collate "C",
	"iccid" text,
	"account" text,
	"commission" bigint,
	"spiff" bigint,
	"confirmation" text,
	"ended_on" date,
	"user_id" uuid NOT NULL,
	"activated_at" timestamptz(3),
	"business_day" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "activations_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "activations_status" CHECK ("activations"."status" in ('prepared', 'pending', 'active', 'cancelled', 'chargedBack', 'discarded')),
	CONSTRAINT "activations_posted_whole" CHECK (("activations"."status" in ('prepared', 'discarded')) = ("activations"."business_day" is null and "activations"."activated_at" is null)),
	CONSTRAINT "activations_confirmed" CHECK ("activations"."status" <> 'active' or "activations"."confirmation" is not null),
	CONSTRAINT "activations_ended" CHECK (("activations"."status" in ('cancelled', 'chargedBack')) = ("activations"."ended_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sim_prefix" text,
	"sim_length" integer,
	"dealer_codes" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "carriers_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "carriers_name" UNIQUE("business_id","store_id","name")
);
--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_business_id_carrier_id_carriers_business_id_id_fk" FOREIGN KEY ("business_id","carrier_id") REFERENCES "public"."carriers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carriers" ADD CONSTRAINT "carriers_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activations_by_invoice" ON "activations" USING btree ("business_id","invoice_id");--> statement-breakpoint
CREATE INDEX "activations_by_carrier" ON "activations" USING btree ("business_id","carrier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activations_one_a_line" ON "activations" USING btree ("business_id","invoice_id","line_id") WHERE "activations"."status" <> 'discarded';--> statement-breakpoint
CREATE UNIQUE INDEX "activations_once_a_day" ON "activations" USING btree ("business_id","imei","business_day") WHERE "activations"."status" in ('pending', 'active');