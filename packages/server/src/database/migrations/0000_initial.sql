-- The initial schema: tables with their keys, checks and indexes. Functions, triggers and grants are in ../functions, row-level
-- security in ../protect.ts.

-- Names sort without regard to case and accents, and numbers by their value (docs/decisions/platform/0055-names-sorted.md). Deterministic, so that
-- `=`, prefixes and unique keys stay exact. PostgreSQL in WebAssembly only understands this legacy spelling of the locale; elsewhere
-- it becomes 'und-u-kn-ks-level1'.
create collation names (provider = icu, locale = 'und@colNumeric=yes;colStrength=primary', deterministic = true);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"file" text NOT NULL,
	"size" bigint,
	"done" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"rows" bigint,
	"missing" integer DEFAULT 0 NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "backups_cause" CHECK ("backups"."cause" in ('manual', 'schedule', 'command')),
	CONSTRAINT "backups_state" CHECK ("backups"."state" in ('running', 'done', 'failed')),
	CONSTRAINT "backups_problem" CHECK (("backups"."problem" is null) = ("backups"."state" <> 'failed'))
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"storage_id" uuid,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "installation_only" CHECK ("installation"."only")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"content" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3),
	"reason" text,
	"created_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "mails_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "mails_content" CHECK (("mails"."content" is null) = ("mails"."state" <> 'waiting')),
	CONSTRAINT "mails_ended" CHECK (("mails"."ended_at" is null) = ("mails"."state" = 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"business_id" uuid NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"request" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "idempotency_keys_business_id_key_pk" PRIMARY KEY("business_id","key")
);
--> statement-breakpoint
CREATE TABLE "record_ids" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text,
	"request" text,
	CONSTRAINT "record_ids_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
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
	"name" text collate "names" NOT NULL,
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
CREATE TABLE "stock_adjustment_lines" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"adjustment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"unit_code" text collate "C",
	"quantity" integer NOT NULL,
	"value" bigint NOT NULL,
	"from_status" text,
	"to_status" text,
	"price" bigint,
	CONSTRAINT "stock_adjustment_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "adjustment_lines_unit" CHECK (("stock_adjustment_lines"."unit_id" is null) = ("stock_adjustment_lines"."to_status" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_adjustments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"customer_id" uuid,
	"approval_id" uuid,
	"pieces" integer NOT NULL,
	"value" bigint NOT NULL,
	"reverses_id" uuid,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "stock_adjustments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "adjustments_number" UNIQUE("business_id","store_id","number"),
	CONSTRAINT "adjustments_reversed_once" UNIQUE("business_id","reverses_id")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"requester_id" uuid NOT NULL,
	"granter_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"granted_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3),
	CONSTRAINT "approvals_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_log_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"business_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_requester" boolean NOT NULL,
	"joined_at" timestamptz(3) NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"last_activity" timestamptz(3) NOT NULL,
	CONSTRAINT "chat_members_business_id_chat_id_user_id_pk" PRIMARY KEY("business_id","chat_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"content" text NOT NULL,
	"file_id" uuid,
	"file_name" text,
	"file_size" integer,
	"file_type" text,
	"client_message_id" uuid,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "chat_messages_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "chat_messages_seq" UNIQUE("business_id","chat_id","seq"),
	CONSTRAINT "chat_messages_content_or_file" CHECK ("chat_messages"."content" <> '' or "chat_messages"."file_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"requester_id" uuid NOT NULL,
	"staff_id" uuid,
	"topic" text NOT NULL,
	"status" text NOT NULL,
	"store_id" uuid NOT NULL,
	"page" text,
	"version" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_activity" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"closed_at" timestamptz(3),
	"closed_by" uuid,
	CONSTRAINT "chats_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "chats_status" CHECK ("chats"."status" in ('waiting', 'active', 'closed')),
	CONSTRAINT "chats_joined" CHECK (case "chats"."status" when 'waiting' then "chats"."staff_id" is null when 'active' then "chats"."staff_id" is not null
        else "chats"."staff_id" is not null or "chats"."closed_by" = "chats"."requester_id" end),
	CONSTRAINT "chats_closed" CHECK (("chats"."status" = 'closed') = ("chats"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "clock_corrections" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "clock_corrections_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "clock_corrections_order" UNIQUE("business_id","session_id","at","id")
);
--> statement-breakpoint
CREATE TABLE "clock_logs" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "clock_logs_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"replaced_by" uuid,
	CONSTRAINT "clock_logs_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "clock_sessions" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"business_day" date NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	"active_seconds" integer DEFAULT 0 NOT NULL,
	"break_seconds" integer DEFAULT 0 NOT NULL,
	"clock_in_cash" bigint,
	"clock_out_cash" bigint,
	"register_session_id" uuid,
	"notes" text,
	"voided_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "clock_sessions_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "clock_sessions_status" CHECK ("clock_sessions"."status" in ('CLOCKED_IN', 'ON_BREAK', 'CLOCKED_OUT')),
	CONSTRAINT "clock_sessions_ended" CHECK (("clock_sessions"."status" = 'CLOCKED_OUT') = ("clock_sessions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "base_entries" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "base_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"margin" bigint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"business_day" date NOT NULL,
	CONSTRAINT "base_entries_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "base_entries_kind" CHECK ("base_entries"."kind" in ('refund', 'refundVoid', 'void', 'correction')),
	CONSTRAINT "base_entries_direction" CHECK (case "base_entries"."kind" when 'refundVoid' then least("base_entries"."pieces", "base_entries"."net", "base_entries"."tax", "base_entries"."cost") >= 0
        when 'correction' then true else greatest("base_entries"."pieces", "base_entries"."net", "base_entries"."tax", "base_entries"."cost") <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "count_counters" (
	"business_id" uuid NOT NULL,
	"count_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"scans" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"last_scan_at" timestamptz(3),
	CONSTRAINT "count_counters_business_id_count_id_user_id_pk" PRIMARY KEY("business_id","count_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "count_lines" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"count_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"snapshot" integer NOT NULL,
	"snapshot_seq" bigint NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"scans" integer DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"first_at" timestamptz(3),
	"first_seq" bigint,
	"last_at" timestamptz(3),
	"last_seq" bigint,
	"book" integer,
	"unit_cost" bigint NOT NULL,
	"expected" integer,
	"difference" integer,
	"difference_value" bigint,
	"moved_out" integer,
	"moved_in" integer,
	CONSTRAINT "count_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "count_lines_unit_once" CHECK ("count_lines"."unit_id" is null or "count_lines"."counted" between 0 and 1),
	CONSTRAINT "count_lines_counted" CHECK ("count_lines"."counted" >= 0)
);
--> statement-breakpoint
CREATE TABLE "count_scans" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "count_scans_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"count_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"received_at" timestamptz(3) NOT NULL,
	"code" text collate "C" NOT NULL,
	"result" text NOT NULL,
	"quantity" integer NOT NULL,
	"line_id" uuid,
	"round" integer,
	"product_id" uuid,
	"unit_id" uuid,
	"unit_status" text,
	"book" integer,
	"book_seq" bigint,
	"counted" integer,
	"takes_back" uuid,
	CONSTRAINT "count_scans_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "count_scans_result" CHECK ("count_scans"."result" in ('matched', 'unknown', 'wrongLocation', 'wrongStatus', 'duplicate', 'outOfScope', 'takenBack')),
	CONSTRAINT "count_scans_of_line" CHECK ("count_scans"."quantity" = 0 or "count_scans"."line_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "inventory_counts" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"main_category_id" uuid NOT NULL,
	"sub_category_id" uuid,
	"vendor_id" uuid,
	"brand" text collate "names",
	"threshold" bigint,
	"note" text,
	"round" integer DEFAULT 1 NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"submitted_at" timestamptz(3),
	"posted_by" uuid,
	"posted_at" timestamptz(3),
	"cancelled_by" uuid,
	"cancelled_at" timestamptz(3),
	"counted" integer,
	"expected" integer,
	"lines" integer,
	"exact_lines" integer,
	"short_quantity" integer,
	"over_quantity" integer,
	"short_value" bigint,
	"over_value" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "inventory_counts_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "counts_status" CHECK ("inventory_counts"."status" in ('in_progress', 'review', 'posted', 'cancelled')),
	CONSTRAINT "counts_mode" CHECK ("inventory_counts"."mode" in ('full', 'partial', 'blind')),
	CONSTRAINT "counts_posted" CHECK (("inventory_counts"."status" = 'posted') = ("inventory_counts"."posted_at" is not null)),
	CONSTRAINT "counts_cancelled" CHECK (("inventory_counts"."status" = 'cancelled') = ("inventory_counts"."cancelled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "customer_credits" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_credits_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"reason" text NOT NULL,
	"corrects" uuid,
	"merge_id" uuid,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "customer_credits_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "credits_corrected_once" UNIQUE("business_id","corrects"),
	CONSTRAINT "credits_covered" CHECK ("customer_credits"."balance" >= 0),
	CONSTRAINT "credits_move" CHECK ("customer_credits"."amount" <> 0),
	CONSTRAINT "credits_kind" CHECK ("customer_credits"."kind" in ('grant', 'correction', 'merge', 'sale', 'tradeIn', 'refund')),
	CONSTRAINT "credits_corrects" CHECK (("customer_credits"."kind" = 'correction') = ("customer_credits"."corrects" is not null)),
	CONSTRAINT "credits_merged" CHECK (("customer_credits"."kind" = 'merge') = ("customer_credits"."merge_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "customer_links" (
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "customer_links_business_id_customer_id_other_id_pk" PRIMARY KEY("business_id","customer_id","other_id"),
	CONSTRAINT "links_of_two" CHECK ("customer_links"."customer_id" <> "customer_links"."other_id")
);
--> statement-breakpoint
CREATE TABLE "customer_merge_items" (
	"business_id" uuid NOT NULL,
	"merge_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "customer_merge_items_business_id_merge_id_kind_item_id_pk" PRIMARY KEY("business_id","merge_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "customer_merges" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_merges_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"stays_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"before" json NOT NULL,
	"merged" json NOT NULL,
	"links" json NOT NULL,
	"moves" json NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"undone_at" timestamptz(3),
	"undone_by" uuid,
	CONSTRAINT "customer_merges_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "merges_of_two" CHECK ("customer_merges"."stays_id" <> "customer_merges"."gone_id"),
	CONSTRAINT "merges_undone_whole" CHECK (("customer_merges"."undone_at" is null) = ("customer_merges"."undone_by" is null))
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"text" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "customer_notes_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"first_name" text,
	"last_name" text,
	"company" text collate "names",
	"phones" json DEFAULT '[]'::json NOT NULL,
	"emails" json DEFAULT '[]'::json NOT NULL,
	"phone" text,
	"email" text,
	"street" text,
	"country" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"preferred_language" text,
	"hear_about_us" text,
	"customer_group" text collate "names",
	"tags" text[] DEFAULT '{}' NOT NULL,
	"birthday" date,
	"sms_consent" boolean DEFAULT false NOT NULL,
	"email_consent" boolean DEFAULT false NOT NULL,
	"consent_at" timestamptz(3),
	"tax_exempt" boolean DEFAULT false NOT NULL,
	"tax_exempt_number" text,
	"tax_exempt_expires" date,
	"tax_exempt_file_id" uuid,
	"credit_limit" bigint,
	"alert" text,
	"notes" text,
	"invoice_count" integer DEFAULT 0 NOT NULL,
	"total_spent" bigint DEFAULT 0 NOT NULL,
	"last_visit" timestamptz(3),
	"store_credit" bigint DEFAULT 0 NOT NULL,
	"merged_into" uuid,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "customers_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "customers_credit_covered" CHECK ("customers"."store_credit" >= 0),
	CONSTRAINT "customers_merged_away" CHECK ("customers"."merged_into" is null or "customers"."archived_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "deposit_entries" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deposit_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"deposit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"method" text,
	"reference" text,
	"reverses" uuid,
	"reason" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "deposit_entries_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "deposit_entries_reversed_once" UNIQUE("business_id","reverses"),
	CONSTRAINT "deposit_entries_kind" CHECK ("deposit_entries"."kind" in ('taken', 'used', 'returned', 'givenBack')),
	CONSTRAINT "deposit_entries_direction" CHECK (case when "deposit_entries"."kind" in ('taken', 'returned') then "deposit_entries"."amount" > 0 else "deposit_entries"."amount" < 0 end),
	CONSTRAINT "deposit_entries_method" CHECK (("deposit_entries"."kind" in ('taken', 'givenBack')) = ("deposit_entries"."method" is not null)),
	CONSTRAINT "deposit_entries_reverses" CHECK (("deposit_entries"."kind" = 'returned') = ("deposit_entries"."reverses" is not null)),
	CONSTRAINT "deposit_entries_rest" CHECK ("deposit_entries"."rest" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"invoice_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"reference" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"business_day" date NOT NULL,
	CONSTRAINT "deposits_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "deposits_number" UNIQUE("business_id","store_id","number"),
	CONSTRAINT "deposits_method" CHECK ("deposits"."method" in ('cash', 'card', 'check', 'other')),
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount" > 0),
	CONSTRAINT "deposits_rest" CHECK ("deposits"."rest" between 0 and "deposits"."amount")
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"route" text NOT NULL,
	"record" text NOT NULL,
	"content" jsonb NOT NULL,
	"size" integer NOT NULL,
	"saved_at" timestamptz(3) NOT NULL,
	CONSTRAINT "form_drafts_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "form_drafts_place" UNIQUE("business_id","user_id","store_id","route","record")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "files_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "workstations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "workstations_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
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
	"at_row" integer NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"rejected" integer NOT NULL,
	"makes_missing" boolean DEFAULT false NOT NULL,
	"rejected_in_dry_run" integer NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "imports_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('mapping', 'checking', 'checked', 'running', 'done', 'stopped', 'failed')),
	CONSTRAINT "imports_place" CHECK ("imports"."place" between 0 and "imports"."rows")
);
--> statement-breakpoint
CREATE TABLE "cost_variances" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "cost_variances_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "device_identifiers" (
	"business_id" uuid NOT NULL,
	"value" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"device_id" uuid NOT NULL,
	CONSTRAINT "device_identifiers_business_id_value_pk" PRIMARY KEY("business_id","value"),
	CONSTRAINT "identifiers_type" CHECK ("device_identifiers"."type" in ('IMEI1', 'IMEI2', 'MEID', 'SN', 'EID', 'ICCID'))
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "devices_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"business_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "stock_levels_business_id_product_id_location_id_pk" PRIMARY KEY("business_id","product_id","location_id"),
	CONSTRAINT "levels_never_negative" CHECK ("stock_levels"."on_hand" >= 0),
	CONSTRAINT "levels_reserved" CHECK ("stock_levels"."reserved" between 0 and "stock_levels"."on_hand"),
	CONSTRAINT "levels_value" CHECK ("stock_levels"."on_hand" > 0 or "stock_levels"."value" = 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"value" bigint NOT NULL,
	"balance" integer,
	"document_id" uuid,
	"document_line_id" uuid,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "stock_movements_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "movements_kind" CHECK ("stock_movements"."kind" in ('opening', 'sale', 'receipt', 'adjustment', 'count', 'landedCost', 'costCorrection', 'transfer', 'return', 'tradeIn'))
);
--> statement-breakpoint
CREATE TABLE "unit_events" (
	"business_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "unit_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" uuid,
	"user_id" uuid,
	"note" text,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "unit_events_business_id_seq_pk" PRIMARY KEY("business_id","seq")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"device_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"code" text collate "C" NOT NULL,
	"color" text,
	"storage" text,
	"condition" text,
	"grade" text,
	"battery_health" integer,
	"carrier" text,
	"lock_status" text DEFAULT 'unknown' NOT NULL,
	"status" text NOT NULL,
	"unit_cost" bigint NOT NULL,
	"landed_cost" bigint DEFAULT 0 NOT NULL,
	"refurb_cost" bigint DEFAULT 0 NOT NULL,
	"price" bigint,
	"acquired_via" text DEFAULT 'opening' NOT NULL,
	"vendor_id" uuid,
	"vendor_warranty_until" date,
	"notes" text,
	"received_at" timestamptz(3) NOT NULL,
	"invoice_id" uuid,
	"source_kind" text DEFAULT 'opening' NOT NULL,
	"source_id" uuid,
	"moved_by" uuid,
	"move_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "units_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "units_status" CHECK ("units"."status" in ('expected', 'backordered', 'in_transit', 'at_vendor', 'in_stock', 'reserved', 'pending_inspection', 'pending_refurb', 'in_repair', 'pending_restock', 'demo', 'loaner', 'pending_rma', 'sold', 'returned_to_vendor', 'exchanged_by_vendor', 'scrapped', 'lost', 'stolen', 'parts_only', 'void')),
	CONSTRAINT "units_grade" CHECK ("units"."grade" in ('A', 'B', 'C', 'D')),
	CONSTRAINT "units_lock" CHECK ("units"."lock_status" in ('unlocked', 'carrier', 'blacklisted', 'unknown')),
	CONSTRAINT "units_acquired" CHECK ("units"."acquired_via" in ('opening', 'purchase', 'tradeIn', 'return', 'count', 'transfer')),
	CONSTRAINT "units_battery" CHECK ("units"."battery_health" between 0 and 100),
	CONSTRAINT "units_sold_on" CHECK ("units"."invoice_id" is null or "units"."status" = 'sold'),
	CONSTRAINT "units_cost" CHECK ("units"."unit_cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"customer_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"until" date NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"note" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	"ended_as" text,
	CONSTRAINT "stock_reservations_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "reservations_quantity" CHECK ("stock_reservations"."quantity" > 0 and "stock_reservations"."taken" between 0 and "stock_reservations"."quantity"),
	CONSTRAINT "reservations_of_unit" CHECK ("stock_reservations"."unit_id" is null or "stock_reservations"."quantity" = 1),
	CONSTRAINT "reservations_end" CHECK (("stock_reservations"."ended_at" is null) = ("stock_reservations"."ended_as" is null))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"params" jsonb NOT NULL,
	"link" text,
	"group_key" text,
	"actor_id" uuid,
	"created_at" timestamptz(3) NOT NULL,
	"read_at" timestamptz(3),
	CONSTRAINT "notifications_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"text_en" text,
	"text_es" text,
	"return_days" integer,
	"restocking_fee_rate" numeric(7,6),
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "policies_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "policies_number" UNIQUE("business_id","store_id","kind","number"),
	CONSTRAINT "policies_kind" CHECK ("policies"."kind" in ('refund', 'terms')),
	CONSTRAINT "policies_fee" CHECK (("policies"."kind" = 'refund') = ("policies"."restocking_fee_rate" is not null)),
	CONSTRAINT "policies_days" CHECK ("policies"."return_days" is null or ("policies"."kind" = 'refund' and "policies"."return_days" between 0 and 365))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"parent_id" uuid,
	"kind" text DEFAULT 'other' NOT NULL,
	"is_serialized_default" boolean DEFAULT false NOT NULL,
	"tax_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "categories_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "price_rules" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"scope" text NOT NULL,
	"category_id" uuid,
	"product_id" uuid,
	"customer_group" text,
	"kind" text NOT NULL,
	"rate" numeric(7,6),
	"amount" bigint,
	"from_day" date,
	"to_day" date,
	"priority" integer NOT NULL,
	"active" boolean NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "price_rules_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_barcodes" (
	"business_id" uuid NOT NULL,
	"barcode" text collate "C" NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "product_barcodes_business_id_barcode_pk" PRIMARY KEY("business_id","barcode")
);
--> statement-breakpoint
CREATE TABLE "product_components" (
	"business_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"component_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_components_business_id_product_id_component_id_pk" PRIMARY KEY("business_id","product_id","component_id"),
	CONSTRAINT "components_quantity" CHECK ("product_components"."quantity" > 0),
	CONSTRAINT "components_apart" CHECK ("product_components"."product_id" <> "product_components"."component_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"business_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "product_images_business_id_product_id_position_pk" PRIMARY KEY("business_id","product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"sku" text collate "C" NOT NULL,
	"category_id" uuid NOT NULL,
	"brand" text collate "names",
	"model" text,
	"carrier" text,
	"color" text,
	"storage" text,
	"size" text,
	"network" text,
	"condition" text NOT NULL,
	"grade" text,
	"tracking" text NOT NULL,
	"price" bigint NOT NULL,
	"min_price" bigint,
	"tax_id" uuid,
	"tax_rate" numeric(7,6) NOT NULL,
	"reorder_point" integer,
	"reorder_to" integer,
	"warranty_days" integer,
	"label_size" text,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	"group_id" uuid,
	"archived_barcodes" text[],
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "products_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "products_sku" UNIQUE("business_id","sku"),
	CONSTRAINT "products_price" CHECK ("products"."price" >= 0 and "products"."min_price" between 0 and "products"."price")
);
--> statement-breakpoint
CREATE TABLE "taxes" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"rate" numeric(7,6) NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "taxes_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "variant_groups" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"axes" jsonb NOT NULL,
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "variant_groups_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"business_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "attachments_business_id_kind_record_id_file_id_pk" PRIMARY KEY("business_id","kind","record_id","file_id"),
	CONSTRAINT "attachments_kind" CHECK ("attachments"."kind" in ('purchase', 'vendor'))
);
--> statement-breakpoint
CREATE TABLE "bill_lines" (
	"business_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cost" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"correction" bigint NOT NULL,
	CONSTRAINT "bill_lines_business_id_bill_id_line_id_pk" PRIMARY KEY("business_id","bill_id","line_id"),
	CONSTRAINT "bill_lines_pieces" CHECK ("bill_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "bill_shares" (
	"business_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "bill_shares_business_id_bill_id_id_pk" PRIMARY KEY("business_id","bill_id","id")
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reference" text collate "C" NOT NULL,
	"day" date NOT NULL,
	"due_day" date NOT NULL,
	"currency" text NOT NULL,
	"charge_list" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"reversed_at" timestamptz(3),
	"reversed_by" uuid,
	"reason" text,
	CONSTRAINT "bills_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "bills_paid" CHECK ("bills"."paid" between 0 and "bills"."total"),
	CONSTRAINT "bills_reversed" CHECK ("bills"."reversed_at" is null or "bills"."paid" = 0)
);
--> statement-breakpoint
CREATE TABLE "landed_costs" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"receipt_id" uuid,
	"reverses" uuid,
	"label" text NOT NULL,
	"split" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "landed_costs_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "landed_costs_amount" CHECK (("landed_costs"."reverses" is null) = ("landed_costs"."amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "landed_shares" (
	"business_id" uuid NOT NULL,
	"landed_cost_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "landed_shares_business_id_landed_cost_id_id_pk" PRIMARY KEY("business_id","landed_cost_id","id")
);
--> statement-breakpoint
CREATE TABLE "vendor_payment_parts" (
	"business_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "vendor_payment_parts_business_id_payment_id_bill_id_pk" PRIMARY KEY("business_id","payment_id","bill_id"),
	CONSTRAINT "payment_parts_amount" CHECK ("vendor_payment_parts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_payments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"reference" text,
	"paid_on" date NOT NULL,
	"note" text,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"reversed_at" timestamptz(3),
	"reversed_by" uuid,
	"reason" text,
	CONSTRAINT "vendor_payments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "vendor_payments_amount" CHECK ("vendor_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_lines" (
	"business_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"description" text NOT NULL,
	"vendor_sku" text,
	"quantity" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"billed" integer DEFAULT 0 NOT NULL,
	"is_extra" boolean DEFAULT false NOT NULL,
	"unit_cost" bigint NOT NULL,
	"discount" jsonb,
	"tax_rate" numeric(7,6) NOT NULL,
	"gross" bigint NOT NULL,
	"discount_total" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "purchase_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "purchase_lines_pieces" CHECK ("purchase_lines"."quantity" >= 1 and "purchase_lines"."received" >= 0 and "purchase_lines"."cancelled" >= 0),
	CONSTRAINT "purchase_lines_received" CHECK ("purchase_lines"."received" + "purchase_lines"."cancelled" <= "purchase_lines"."quantity"),
	CONSTRAINT "purchase_lines_billed" CHECK ("purchase_lines"."billed" between 0 and "purchase_lines"."received")
);
--> statement-breakpoint
CREATE TABLE "purchase_units" (
	"business_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "purchase_units_business_id_unit_id_pk" PRIMARY KEY("business_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"number" integer,
	"vendor_ref" text,
	"order_day" date NOT NULL,
	"expected_day" date,
	"terms_days" integer,
	"currency" text NOT NULL,
	"notes" text,
	"discount" jsonb,
	"charge_list" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"payment" text DEFAULT 'unbilled' NOT NULL,
	"line_count" integer NOT NULL,
	"ordered" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"gross" bigint NOT NULL,
	"discount_total" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"charges" bigint NOT NULL,
	"total" bigint NOT NULL,
	"billed" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"ordered_at" timestamptz(3),
	"sent_at" timestamptz(3),
	"sent_to" text,
	"closed_at" timestamptz(3),
	"closed_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "purchases_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "purchases_state" CHECK ("purchases"."state" in ('draft', 'ordered', 'closed', 'cancelled')),
	CONSTRAINT "purchases_numbered" CHECK (("purchases"."number" is null) = ("purchases"."ordered_at" is null)),
	CONSTRAINT "purchases_paid" CHECK ("purchases"."paid" between 0 and "purchases"."billed")
);
--> statement-breakpoint
CREATE TABLE "receipt_entries" (
	"business_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "receipt_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" uuid,
	"product_id" uuid,
	"result" text NOT NULL,
	"quantity" integer NOT NULL,
	"code" text,
	"identifiers" text[] NOT NULL,
	"unit_id" uuid,
	"arrival" text DEFAULT 'ok' NOT NULL,
	"color" text,
	"storage" text,
	"condition" text,
	"unit_cost" bigint,
	"cost" bigint,
	"user_id" uuid NOT NULL,
	"scanned_at" timestamptz(3) NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "receipt_entries_business_id_receipt_id_id_pk" PRIMARY KEY("business_id","receipt_id","id"),
	CONSTRAINT "receipt_entries_arrival" CHECK ("receipt_entries"."arrival" in ('ok', 'damaged'))
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"number" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"delivery_note" text,
	"pieces" integer DEFAULT 0 NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"posted_by" uuid,
	"posted_at" timestamptz(3),
	"reversed_by" uuid,
	"reversed_at" timestamptz(3),
	"reason" text,
	CONSTRAINT "receipts_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "receipts_status" CHECK ("receipts"."status" in ('draft', 'posted', 'reversed', 'discarded')),
	CONSTRAINT "receipts_numbered" CHECK (("receipts"."number" is null) = ("receipts"."posted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "receipt_links" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"hash" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"revoked_at" timestamptz(3),
	CONSTRAINT "receipt_links_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "receipt_links_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "receipt_mails" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "receipt_mails_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"invoice_line_id" uuid,
	"product_id" uuid,
	"unit_id" uuid,
	"description" text NOT NULL,
	"sku" text NOT NULL,
	"unit_code" text,
	"quantity" integer NOT NULL,
	"tax_rate" numeric(7,6) NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"fee_tax" bigint NOT NULL,
	"fee_reason" text,
	"activation_id" uuid,
	"activation_was" text,
	"activation_now" text,
	"cost" bigint NOT NULL,
	"back" text NOT NULL,
	"reason" text NOT NULL,
	"condition" text,
	CONSTRAINT "refund_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "refund_lines_activation" CHECK (("refund_lines"."activation_id" is null) = ("refund_lines"."activation_was" is null) and ("refund_lines"."activation_id" is null) = ("refund_lines"."activation_now" is null)),
	CONSTRAINT "refund_lines_back" CHECK ("refund_lines"."back" in ('restock', 'inspect', 'scrap', 'rma', 'none')),
	CONSTRAINT "refund_lines_money" CHECK ("refund_lines"."net" + "refund_lines"."tax" = "refund_lines"."total" and least("refund_lines"."net", "refund_lines"."tax", "refund_lines"."fee", "refund_lines"."fee_tax", "refund_lines"."quantity") >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_payments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "refund_payments_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text,
	"reverses" uuid,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "refund_payments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "refund_payments_reversed_once" UNIQUE("business_id","reverses"),
	CONSTRAINT "refund_payments_direction" CHECK (case when "refund_payments"."reverses" is null then "refund_payments"."amount" > 0 else "refund_payments"."amount" < 0 end),
	CONSTRAINT "refund_payments_kind" CHECK ("refund_payments"."kind" in ('cash', 'card', 'check', 'storeCredit', 'other', 'exchange', 'due'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"invoice_id" uuid,
	"sale_id" uuid,
	"customer_id" uuid,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"pieces" integer NOT NULL,
	"fees" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"to_due" bigint NOT NULL,
	"exchanged" bigint NOT NULL,
	"paid_out" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"notes" text,
	"at" timestamptz(3) NOT NULL,
	"business_day" date NOT NULL,
	"voided_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "refunds_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "refunds_number" UNIQUE("business_id","store_id","number"),
	CONSTRAINT "refunds_one_sale" UNIQUE("business_id","sale_id"),
	CONSTRAINT "refunds_kind" CHECK ("refunds"."kind" in ('refund', 'exchange', 'noReceipt', 'goodwill')),
	CONSTRAINT "refunds_status" CHECK (("refunds"."status" = 'voided') = ("refunds"."voided_at" is not null) and "refunds"."status" in ('posted', 'voided')),
	CONSTRAINT "refunds_of" CHECK (("refunds"."kind" = 'noReceipt') = ("refunds"."invoice_id" is null)),
	CONSTRAINT "refunds_for" CHECK (("refunds"."kind" = 'exchange') = ("refunds"."sale_id" is not null)),
	CONSTRAINT "refunds_total" CHECK ("refunds"."net" + "refunds"."tax" = "refunds"."total" and "refunds"."to_due" + "refunds"."exchanged" + "refunds"."paid_out" = "refunds"."total"),
	CONSTRAINT "refunds_parts" CHECK (least("refunds"."net", "refunds"."tax", "refunds"."fees", "refunds"."to_due", "refunds"."exchanged", "refunds"."paid_out", "refunds"."pieces") >= 0)
);
--> statement-breakpoint
CREATE TABLE "cash_movements" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cash_movements_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"counted" bigint,
	"category" text,
	"reason" text,
	"reverses_id" uuid,
	"source_id" uuid,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "cash_movements_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "cash_movements_count" CHECK (("cash_movements"."kind" = 'count') = ("cash_movements"."counted" is not null))
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
CREATE TABLE "register_sessions" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"register_id" uuid NOT NULL,
	"status" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	"opening_expected" bigint,
	"opening_counted" bigint NOT NULL,
	"opening_denominations" jsonb,
	"opening_note" text,
	"closed_by" uuid,
	"closed_at" timestamptz(3),
	"counted_cash" bigint,
	"expected_cash" bigint,
	"closing_note" text,
	"denominations" jsonb,
	"bank_drop" bigint DEFAULT 0 NOT NULL,
	"variance_reason" text,
	"reason_missing" boolean DEFAULT false NOT NULL,
	"forced" boolean DEFAULT false NOT NULL,
	"approval_id" uuid,
	"counted_by" uuid,
	"counted_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "register_sessions_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "register_sessions_status" CHECK ("register_sessions"."status" in ('open', 'closed', 'uncounted')),
	CONSTRAINT "register_sessions_ended" CHECK (("register_sessions"."status" = 'open') = ("register_sessions"."closed_at" is null)),
	CONSTRAINT "register_sessions_counted" CHECK (("register_sessions"."status" = 'closed') = ("register_sessions"."counted_cash" is not null)),
	CONSTRAINT "register_sessions_dropped" CHECK ("register_sessions"."bank_drop" between 0 and coalesce("register_sessions"."counted_cash", 0))
);
--> statement-breakpoint
CREATE TABLE "registers" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "registers_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "invoice_lines" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid,
	"unit_id" uuid,
	"charge" text,
	"is_taxed" boolean DEFAULT true NOT NULL,
	"salesperson_id" uuid,
	"price_reason" text,
	"discount_reason" text,
	"description" text NOT NULL,
	"sku" text NOT NULL,
	"unit_code" text,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"offered" bigint,
	"list_price" bigint,
	"price_rule" text,
	"components" jsonb,
	"discount_kind" text,
	"discount_amount" bigint,
	"discount_rate" numeric(7,6),
	"tax_rate" numeric(7,6) NOT NULL,
	"gross" bigint NOT NULL,
	"discount_total" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"cost" bigint,
	"warranty_until" date,
	"returned" integer DEFAULT 0 NOT NULL,
	"refunded_net" bigint DEFAULT 0 NOT NULL,
	"refunded_tax" bigint DEFAULT 0 NOT NULL,
	"withheld_net" bigint DEFAULT 0 NOT NULL,
	"withheld_tax" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_lines_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "lines_charge" CHECK (("invoice_lines"."product_id" is null) = ("invoice_lines"."charge" is not null)),
	CONSTRAINT "lines_charge_kind" CHECK ("invoice_lines"."charge" in ('fee', 'shipping') and "invoice_lines"."unit_id" is null or "invoice_lines"."charge" is null),
	CONSTRAINT "lines_refunded" CHECK ("invoice_lines"."returned" between 0 and "invoice_lines"."quantity"
        and least("invoice_lines"."refunded_net", "invoice_lines"."refunded_tax", "invoice_lines"."withheld_net", "invoice_lines"."withheld_tax") >= 0
        and "invoice_lines"."refunded_net" + "invoice_lines"."withheld_net" <= "invoice_lines"."net" and "invoice_lines"."refunded_tax" + "invoice_lines"."withheld_tax" <= "invoice_lines"."tax"),
	CONSTRAINT "lines_quantity" CHECK ("invoice_lines"."quantity" > 0),
	CONSTRAINT "lines_unit_single" CHECK ("invoice_lines"."unit_id" is null or "invoice_lines"."quantity" = 1)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer,
	"status" text NOT NULL,
	"customer_id" uuid,
	"salesperson_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"discount_kind" text,
	"discount_amount" bigint,
	"discount_rate" numeric(7,6),
	"discount_reason" text,
	"exempt_by" text,
	"exempt_reason" text,
	"exempt_certificate" text,
	"exempt_tax" bigint DEFAULT 0 NOT NULL,
	"gross" bigint NOT NULL,
	"discount_total" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"on_account" bigint DEFAULT 0 NOT NULL,
	"due_date" date,
	"quoted_until" date,
	"refund_policy_id" uuid,
	"terms_id" uuid,
	"return_by" date,
	"cost" bigint,
	"pieces" integer NOT NULL,
	"notes" text,
	"posted_at" timestamptz(3),
	"business_day" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "invoices_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "invoices_number" UNIQUE("business_id","store_id","number"),
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('draft', 'quote', 'open', 'paid', 'voided', 'discarded')),
	CONSTRAINT "invoices_posted_whole" CHECK (("invoices"."status" in ('open', 'paid', 'voided')) = ("invoices"."number" is not null and "invoices"."posted_at" is not null)),
	CONSTRAINT "invoices_paid_in_full" CHECK ("invoices"."status" <> 'paid' or "invoices"."paid" = "invoices"."total"),
	CONSTRAINT "invoices_open_owed" CHECK ("invoices"."status" <> 'open' or ("invoices"."paid" >= 0 and "invoices"."paid" < "invoices"."total" and "invoices"."customer_id" is not null and "invoices"."due_date" is not null)),
	CONSTRAINT "invoices_refunded" CHECK ("invoices"."refunded" between 0 and case when "invoices"."status" in ('open', 'paid') then "invoices"."total" else 0 end),
	CONSTRAINT "invoices_unpaid" CHECK ("invoices"."status" in ('open', 'paid') or "invoices"."paid" = 0),
	CONSTRAINT "invoices_exempt" CHECK (case when "invoices"."exempt_by" is null then "invoices"."exempt_tax" = 0 else "invoices"."tax" = 0 and "invoices"."customer_id" is not null end),
	CONSTRAINT "invoices_quoted" CHECK ("invoices"."status" <> 'quote' or "invoices"."quoted_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"tendered" bigint NOT NULL,
	"change" bigint NOT NULL,
	"reference" text,
	"reverses" uuid,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "payments_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "payments_reversed_once" UNIQUE("business_id","reverses"),
	CONSTRAINT "payments_add_up" CHECK ("payments"."tendered" = "payments"."amount" + "payments"."change"),
	CONSTRAINT "payments_direction" CHECK (case when "payments"."reverses" is null then "payments"."amount" >= 0 and "payments"."change" >= 0 else "payments"."amount" <= 0 and "payments"."change" <= 0 end),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('cash', 'card', 'check', 'storeCredit', 'other', 'tradeIn', 'deposit', 'exchange', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "salesperson_corrections" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "salesperson_corrections_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"line_id" uuid,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "salesperson_corrections_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "salesperson_corrections_change" CHECK ("salesperson_corrections"."from_id" <> "salesperson_corrections"."to_id")
);
--> statement-breakpoint
CREATE TABLE "browser_people" (
	"business_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"signed_in_at" timestamptz(3) NOT NULL,
	"pin_failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "browser_people_business_id_browser_hash_user_id_store_id_pk" PRIMARY KEY("business_id","browser_hash","user_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"method" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"agent" text,
	"browser_hash" text,
	"code_hash" text,
	"totp_secret" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"unnamed_tries" integer DEFAULT 0 NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"new_email" text NOT NULL,
	"by_user" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"old_hash" text,
	"new_hash" text,
	"old_confirmed_at" timestamptz(3),
	"new_confirmed_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	CONSTRAINT "email_changes_business_id_user_id_pk" PRIMARY KEY("business_id","user_id"),
	CONSTRAINT "email_changes_old" UNIQUE("old_hash"),
	CONSTRAINT "email_changes_new" UNIQUE("new_hash")
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"account" text NOT NULL,
	"address" text NOT NULL,
	"last_at" timestamptz(3) NOT NULL,
	CONSTRAINT "known_addresses_account_address_pk" PRIMARY KEY("account","address")
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "pin_browsers" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"last_at" timestamptz(3) NOT NULL,
	CONSTRAINT "pin_browsers_business_id_user_id_browser_hash_pk" PRIMARY KEY("business_id","user_id","browser_hash")
);
--> statement-breakpoint
CREATE TABLE "pin_failures" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"by_user" uuid,
	"browser_hash" text,
	"address" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "pin_failures_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "pin_failures_kind" CHECK ("pin_failures"."kind" in ('home', 'known', 'own', 'other'))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamptz(3),
	CONSTRAINT "recovery_codes_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"permissions" jsonb NOT NULL,
	"limits" jsonb NOT NULL,
	CONSTRAINT "roles_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'password' NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"address" text NOT NULL,
	"agent" text,
	"browser_hash" text,
	"pin_granted_at" timestamptz(3),
	"pin_failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"last_seen_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"revoked_at" timestamptz(3),
	CONSTRAINT "tokens_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "user_stores" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	CONSTRAINT "user_stores_business_id_user_id_store_id_pk" PRIMARY KEY("business_id","user_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text collate "names" NOT NULL,
	"username" text NOT NULL,
	"user_type" text NOT NULL,
	"language" text,
	"role_id" uuid NOT NULL,
	"password_hash" text NOT NULL,
	"pin_hash" text,
	"phone" text,
	"two_factor" text,
	"totp_secret" text,
	"totp_step" bigint,
	"password_changed_at" timestamptz(3),
	"invited_at" timestamptz(3),
	"active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "users_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "users_email" UNIQUE("business_id","email"),
	CONSTRAINT "users_two_factor" CHECK ("users"."two_factor" in ('app', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text collate "names" NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"latest_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"sellable" boolean NOT NULL,
	CONSTRAINT "locations_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "numbers" (
	"business_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "numbers_business_id_store_id_kind_pk" PRIMARY KEY("business_id","store_id","kind")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text collate "names" NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"screen_timeout" integer DEFAULT 5 NOT NULL,
	"default_tax_rate" numeric(7,6) NOT NULL,
	"receipt_footer" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"transaction" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"transaction_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stores_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "stores_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	CONSTRAINT "warehouses_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "trade_ins" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer,
	"status" text NOT NULL,
	"invoice_id" uuid,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_id" uuid,
	"code" text collate "C" NOT NULL,
	"codes" jsonb NOT NULL,
	"grade" text NOT NULL,
	"color" text,
	"storage" text,
	"battery_health" integer,
	"lock_status" text NOT NULL,
	"notes" text,
	"document_kind" text NOT NULL,
	"document_number" text NOT NULL,
	"document_expires" date,
	"blacklist" text NOT NULL,
	"blacklist_reference" text,
	"offer" bigint NOT NULL,
	"payout" text NOT NULL,
	"paid_out" bigint,
	"user_id" uuid NOT NULL,
	"accepted_at" timestamptz(3),
	"business_day" date,
	"reversal_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "trade_ins_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "trade_ins_number" UNIQUE("business_id","store_id","number"),
	CONSTRAINT "trade_ins_status" CHECK ("trade_ins"."status" in ('offered', 'accepted', 'voided', 'discarded')),
	CONSTRAINT "trade_ins_payout" CHECK ("trade_ins"."payout" in ('cash', 'storeCredit')),
	CONSTRAINT "trade_ins_accepted_whole" CHECK (("trade_ins"."status" in ('accepted', 'voided')) = ("trade_ins"."number" is not null and "trade_ins"."unit_id" is not null and "trade_ins"."paid_out" is not null and "trade_ins"."accepted_at" is not null)),
	CONSTRAINT "trade_ins_offer" CHECK ("trade_ins"."offer" > 0),
	CONSTRAINT "trade_ins_paid_out" CHECK ("trade_ins"."paid_out" between 0 and "trade_ins"."offer"),
	CONSTRAINT "trade_ins_reversed" CHECK ("trade_ins"."reversal_id" is null or "trade_ins"."status" = 'voided')
);
--> statement-breakpoint
CREATE TABLE "vendor_accounts" (
	"business_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint NOT NULL,
	"credits" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "vendor_accounts_business_id_vendor_id_currency_pk" PRIMARY KEY("business_id","vendor_id","currency")
);
--> statement-breakpoint
CREATE TABLE "vendor_ledger" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "vendor_ledger_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"document_id" uuid,
	"document_number" text,
	"purchase_id" uuid,
	"reference" text,
	"note" text,
	"business_day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "vendor_ledger_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "vendor_ledger_kind" CHECK ("vendor_ledger"."kind" in ('bill', 'payment', 'credit', 'adjustment')),
	CONSTRAINT "vendor_ledger_amount" CHECK ("vendor_ledger"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_prices" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "vendor_prices_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"cost" bigint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "vendor_prices_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "vendor_products" (
	"business_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"vendor_sku" text,
	"lead_days" integer,
	"last_cost" bigint,
	"last_at" timestamptz(3),
	CONSTRAINT "vendor_products_business_id_vendor_id_product_id_pk" PRIMARY KEY("business_id","vendor_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text collate "names" NOT NULL,
	"name_key" text NOT NULL,
	"contact_name" text,
	"phone" text,
	"email" text,
	"street" text,
	"country" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"preferred_language" text,
	"account_no" text,
	"tax_id" text,
	"terms_days" integer,
	"lead_days" integer,
	"is_carrier" boolean DEFAULT false NOT NULL,
	"is_distributor" boolean DEFAULT false NOT NULL,
	"rma_window_days" integer,
	"rma_email" text,
	"rma_approval" text,
	"notes" text,
	"active" boolean DEFAULT true NOT NULL,
	"last_order_at" timestamptz(3),
	"archived_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "vendors_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"business_id" uuid NOT NULL,
	"kind" text collate "C" NOT NULL,
	"term" text collate "C" NOT NULL,
	"target_id" uuid NOT NULL,
	CONSTRAINT "search_terms_business_id_kind_term_target_id_pk" PRIMARY KEY("business_id","kind","term","target_id")
);
--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_business_id_carrier_id_carriers_business_id_id_fk" FOREIGN KEY ("business_id","carrier_id") REFERENCES "public"."carriers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carriers" ADD CONSTRAINT "carriers_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustment_lines" ADD CONSTRAINT "stock_adjustment_lines_business_id_adjustment_id_stock_adjustments_business_id_id_fk" FOREIGN KEY ("business_id","adjustment_id") REFERENCES "public"."stock_adjustments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustment_lines" ADD CONSTRAINT "stock_adjustment_lines_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustment_lines" ADD CONSTRAINT "stock_adjustment_lines_business_id_unit_id_units_business_id_id_fk" FOREIGN KEY ("business_id","unit_id") REFERENCES "public"."units"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_business_id_reverses_id_stock_adjustments_business_id_id_fk" FOREIGN KEY ("business_id","reverses_id") REFERENCES "public"."stock_adjustments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_business_id_requester_id_users_business_id_id_fk" FOREIGN KEY ("business_id","requester_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_business_id_granter_id_users_business_id_id_fk" FOREIGN KEY ("business_id","granter_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_business_id_chat_id_chats_business_id_id_fk" FOREIGN KEY ("business_id","chat_id") REFERENCES "public"."chats"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_business_id_chat_id_chats_business_id_id_fk" FOREIGN KEY ("business_id","chat_id") REFERENCES "public"."chats"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_business_id_sender_id_users_business_id_id_fk" FOREIGN KEY ("business_id","sender_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_business_id_requester_id_users_business_id_id_fk" FOREIGN KEY ("business_id","requester_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_business_id_staff_id_users_business_id_id_fk" FOREIGN KEY ("business_id","staff_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_business_id_closed_by_users_business_id_id_fk" FOREIGN KEY ("business_id","closed_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_corrections" ADD CONSTRAINT "clock_corrections_business_id_session_id_clock_sessions_business_id_id_fk" FOREIGN KEY ("business_id","session_id") REFERENCES "public"."clock_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_logs" ADD CONSTRAINT "clock_logs_business_id_session_id_clock_sessions_business_id_id_fk" FOREIGN KEY ("business_id","session_id") REFERENCES "public"."clock_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD CONSTRAINT "clock_sessions_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD CONSTRAINT "clock_sessions_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_sessions" ADD CONSTRAINT "clock_sessions_business_id_register_session_id_register_sessions_business_id_id_fk" FOREIGN KEY ("business_id","register_session_id") REFERENCES "public"."register_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_entries" ADD CONSTRAINT "base_entries_business_id_line_id_invoice_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."invoice_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_counters" ADD CONSTRAINT "count_counters_business_id_count_id_inventory_counts_business_id_id_fk" FOREIGN KEY ("business_id","count_id") REFERENCES "public"."inventory_counts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_counters" ADD CONSTRAINT "count_counters_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_lines" ADD CONSTRAINT "count_lines_business_id_count_id_inventory_counts_business_id_id_fk" FOREIGN KEY ("business_id","count_id") REFERENCES "public"."inventory_counts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_lines" ADD CONSTRAINT "count_lines_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_lines" ADD CONSTRAINT "count_lines_business_id_unit_id_units_business_id_id_fk" FOREIGN KEY ("business_id","unit_id") REFERENCES "public"."units"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_scans" ADD CONSTRAINT "count_scans_business_id_count_id_inventory_counts_business_id_id_fk" FOREIGN KEY ("business_id","count_id") REFERENCES "public"."inventory_counts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_scans" ADD CONSTRAINT "count_scans_business_id_line_id_count_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."count_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_scans" ADD CONSTRAINT "count_scans_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_counts" ADD CONSTRAINT "inventory_counts_business_id_location_id_locations_business_id_id_fk" FOREIGN KEY ("business_id","location_id") REFERENCES "public"."locations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_counts" ADD CONSTRAINT "inventory_counts_business_id_main_category_id_categories_business_id_id_fk" FOREIGN KEY ("business_id","main_category_id") REFERENCES "public"."categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_counts" ADD CONSTRAINT "inventory_counts_business_id_sub_category_id_categories_business_id_id_fk" FOREIGN KEY ("business_id","sub_category_id") REFERENCES "public"."categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_counts" ADD CONSTRAINT "inventory_counts_business_id_started_by_users_business_id_id_fk" FOREIGN KEY ("business_id","started_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_credits" ADD CONSTRAINT "customer_credits_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_credits" ADD CONSTRAINT "customer_credits_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merge_items" ADD CONSTRAINT "customer_merge_items_business_id_merge_id_customer_merges_business_id_id_fk" FOREIGN KEY ("business_id","merge_id") REFERENCES "public"."customer_merges"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_business_id_stays_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","stays_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_business_id_gone_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","gone_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_business_id_deposit_id_deposits_business_id_id_fk" FOREIGN KEY ("business_id","deposit_id") REFERENCES "public"."deposits"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workstations" ADD CONSTRAINT "workstations_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_claims" ADD CONSTRAINT "import_claims_business_id_import_id_imports_business_id_id_fk" FOREIGN KEY ("business_id","import_id") REFERENCES "public"."imports"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_business_id_import_id_imports_business_id_id_fk" FOREIGN KEY ("business_id","import_id") REFERENCES "public"."imports"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_variances" ADD CONSTRAINT "cost_variances_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_identifiers" ADD CONSTRAINT "device_identifiers_business_id_device_id_devices_business_id_id_fk" FOREIGN KEY ("business_id","device_id") REFERENCES "public"."devices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_business_id_location_id_locations_business_id_id_fk" FOREIGN KEY ("business_id","location_id") REFERENCES "public"."locations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_events" ADD CONSTRAINT "unit_events_business_id_unit_id_units_business_id_id_fk" FOREIGN KEY ("business_id","unit_id") REFERENCES "public"."units"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_business_id_device_id_devices_business_id_id_fk" FOREIGN KEY ("business_id","device_id") REFERENCES "public"."devices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_business_id_location_id_locations_business_id_id_fk" FOREIGN KEY ("business_id","location_id") REFERENCES "public"."locations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_business_id_unit_id_units_business_id_id_fk" FOREIGN KEY ("business_id","unit_id") REFERENCES "public"."units"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_business_id_location_id_locations_business_id_id_fk" FOREIGN KEY ("business_id","location_id") REFERENCES "public"."locations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_business_id_parent_id_categories_business_id_id_fk" FOREIGN KEY ("business_id","parent_id") REFERENCES "public"."categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_business_id_tax_id_taxes_business_id_id_fk" FOREIGN KEY ("business_id","tax_id") REFERENCES "public"."taxes"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_business_id_category_id_categories_business_id_id_fk" FOREIGN KEY ("business_id","category_id") REFERENCES "public"."categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_barcodes" ADD CONSTRAINT "product_barcodes_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_components" ADD CONSTRAINT "product_components_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_components" ADD CONSTRAINT "product_components_business_id_component_id_products_business_id_id_fk" FOREIGN KEY ("business_id","component_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_business_id_file_id_files_business_id_id_fk" FOREIGN KEY ("business_id","file_id") REFERENCES "public"."files"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_business_id_category_id_categories_business_id_id_fk" FOREIGN KEY ("business_id","category_id") REFERENCES "public"."categories"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_business_id_tax_id_taxes_business_id_id_fk" FOREIGN KEY ("business_id","tax_id") REFERENCES "public"."taxes"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_business_id_group_id_variant_groups_business_id_id_fk" FOREIGN KEY ("business_id","group_id") REFERENCES "public"."variant_groups"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_business_id_file_id_files_business_id_id_fk" FOREIGN KEY ("business_id","file_id") REFERENCES "public"."files"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_business_id_bill_id_bills_business_id_id_fk" FOREIGN KEY ("business_id","bill_id") REFERENCES "public"."bills"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_business_id_line_id_purchase_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."purchase_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_business_id_bill_id_bills_business_id_id_fk" FOREIGN KEY ("business_id","bill_id") REFERENCES "public"."bills"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_business_id_purchase_id_purchases_business_id_id_fk" FOREIGN KEY ("business_id","purchase_id") REFERENCES "public"."purchases"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_costs" ADD CONSTRAINT "landed_costs_business_id_purchase_id_purchases_business_id_id_fk" FOREIGN KEY ("business_id","purchase_id") REFERENCES "public"."purchases"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_costs" ADD CONSTRAINT "landed_costs_business_id_receipt_id_receipts_business_id_id_fk" FOREIGN KEY ("business_id","receipt_id") REFERENCES "public"."receipts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_shares" ADD CONSTRAINT "landed_shares_business_id_landed_cost_id_landed_costs_business_id_id_fk" FOREIGN KEY ("business_id","landed_cost_id") REFERENCES "public"."landed_costs"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_shares" ADD CONSTRAINT "landed_shares_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landed_shares" ADD CONSTRAINT "landed_shares_business_id_line_id_purchase_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."purchase_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_payment_parts" ADD CONSTRAINT "vendor_payment_parts_business_id_payment_id_vendor_payments_business_id_id_fk" FOREIGN KEY ("business_id","payment_id") REFERENCES "public"."vendor_payments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_payment_parts" ADD CONSTRAINT "vendor_payment_parts_business_id_bill_id_bills_business_id_id_fk" FOREIGN KEY ("business_id","bill_id") REFERENCES "public"."bills"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_payments" ADD CONSTRAINT "vendor_payments_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lines" ADD CONSTRAINT "purchase_lines_business_id_purchase_id_purchases_business_id_id_fk" FOREIGN KEY ("business_id","purchase_id") REFERENCES "public"."purchases"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lines" ADD CONSTRAINT "purchase_lines_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_units" ADD CONSTRAINT "purchase_units_business_id_line_id_purchase_lines_business_id_id_fk" FOREIGN KEY ("business_id","line_id") REFERENCES "public"."purchase_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_business_id_location_id_locations_business_id_id_fk" FOREIGN KEY ("business_id","location_id") REFERENCES "public"."locations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_business_id_buyer_id_users_business_id_id_fk" FOREIGN KEY ("business_id","buyer_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_entries" ADD CONSTRAINT "receipt_entries_business_id_receipt_id_receipts_business_id_id_fk" FOREIGN KEY ("business_id","receipt_id") REFERENCES "public"."receipts"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_entries" ADD CONSTRAINT "receipt_entries_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_business_id_purchase_id_purchases_business_id_id_fk" FOREIGN KEY ("business_id","purchase_id") REFERENCES "public"."purchases"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_business_id_started_by_users_business_id_id_fk" FOREIGN KEY ("business_id","started_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_links" ADD CONSTRAINT "receipt_links_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_mails" ADD CONSTRAINT "receipt_mails_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_business_id_refund_id_refunds_business_id_id_fk" FOREIGN KEY ("business_id","refund_id") REFERENCES "public"."refunds"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_business_id_invoice_line_id_invoice_lines_business_id_id_fk" FOREIGN KEY ("business_id","invoice_line_id") REFERENCES "public"."invoice_lines"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD CONSTRAINT "refund_payments_business_id_refund_id_refunds_business_id_id_fk" FOREIGN KEY ("business_id","refund_id") REFERENCES "public"."refunds"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_business_id_sale_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","sale_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_movements" ADD CONSTRAINT "cash_movements_business_id_session_id_register_sessions_business_id_id_fk" FOREIGN KEY ("business_id","session_id") REFERENCES "public"."register_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_session_people" ADD CONSTRAINT "register_session_people_business_id_session_id_register_sessions_business_id_id_fk" FOREIGN KEY ("business_id","session_id") REFERENCES "public"."register_sessions"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_session_people" ADD CONSTRAINT "register_session_people_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD CONSTRAINT "register_sessions_business_id_register_id_registers_business_id_id_fk" FOREIGN KEY ("business_id","register_id") REFERENCES "public"."registers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_sessions" ADD CONSTRAINT "register_sessions_business_id_opened_by_users_business_id_id_fk" FOREIGN KEY ("business_id","opened_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registers" ADD CONSTRAINT "registers_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_instalments" ADD CONSTRAINT "invoice_instalments_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salesperson_corrections" ADD CONSTRAINT "salesperson_corrections_business_id_invoice_id_invoices_business_id_id_fk" FOREIGN KEY ("business_id","invoice_id") REFERENCES "public"."invoices"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_business_id_by_user_users_business_id_id_fk" FOREIGN KEY ("business_id","by_user") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_browsers" ADD CONSTRAINT "pin_browsers_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_stores" ADD CONSTRAINT "user_stores_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_stores" ADD CONSTRAINT "user_stores_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_business_id_role_id_roles_business_id_id_fk" FOREIGN KEY ("business_id","role_id") REFERENCES "public"."roles"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_business_id_warehouse_id_warehouses_business_id_id_fk" FOREIGN KEY ("business_id","warehouse_id") REFERENCES "public"."warehouses"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_business_id_customer_id_customers_business_id_id_fk" FOREIGN KEY ("business_id","customer_id") REFERENCES "public"."customers"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_ins" ADD CONSTRAINT "trade_ins_business_id_unit_id_units_business_id_id_fk" FOREIGN KEY ("business_id","unit_id") REFERENCES "public"."units"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_accounts" ADD CONSTRAINT "vendor_accounts_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_ledger" ADD CONSTRAINT "vendor_ledger_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_ledger" ADD CONSTRAINT "vendor_ledger_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_prices" ADD CONSTRAINT "vendor_prices_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_prices" ADD CONSTRAINT "vendor_prices_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_products" ADD CONSTRAINT "vendor_products_business_id_vendor_id_vendors_business_id_id_fk" FOREIGN KEY ("business_id","vendor_id") REFERENCES "public"."vendors"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_products" ADD CONSTRAINT "vendor_products_business_id_product_id_products_business_id_id_fk" FOREIGN KEY ("business_id","product_id") REFERENCES "public"."products"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backups_by_start" ON "backups" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_by_end" ON "mails" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "activations_by_invoice" ON "activations" USING btree ("business_id","invoice_id");--> statement-breakpoint
CREATE INDEX "activations_by_carrier" ON "activations" USING btree ("business_id","carrier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activations_one_a_line" ON "activations" USING btree ("business_id","invoice_id","line_id") WHERE "activations"."status" <> 'discarded';--> statement-breakpoint
CREATE UNIQUE INDEX "activations_once_a_day" ON "activations" USING btree ("business_id","imei","business_day") WHERE "activations"."status" in ('pending', 'active');--> statement-breakpoint
CREATE INDEX "adjustment_lines_of" ON "stock_adjustment_lines" USING btree ("business_id","adjustment_id","position");--> statement-breakpoint
CREATE INDEX "adjustment_lines_by_product" ON "stock_adjustment_lines" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE INDEX "adjustment_lines_by_unit" ON "stock_adjustment_lines" USING btree ("business_id","unit_id");--> statement-breakpoint
CREATE INDEX "adjustments_by_age" ON "stock_adjustments" USING btree ("business_id","store_id","at","id");--> statement-breakpoint
CREATE INDEX "adjustments_by_customer" ON "stock_adjustments" USING btree ("business_id","customer_id","at") WHERE "stock_adjustments"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "adjustments_by_reason" ON "stock_adjustments" USING btree ("business_id","store_id","reason","at");--> statement-breakpoint
CREATE INDEX "approvals_by_subject" ON "approvals" USING btree ("business_id","subject_id");--> statement-breakpoint
CREATE INDEX "audit_by_entity" ON "audit_log" USING btree ("business_id","entity_id","at");--> statement-breakpoint
CREATE INDEX "chat_members_by_person" ON "chat_members" USING btree ("business_id","user_id","last_activity","chat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_by_client" ON "chat_messages" USING btree ("business_id","chat_id","sender_id","client_message_id") WHERE "chat_messages"."client_message_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_by_file" ON "chat_messages" USING btree ("business_id","file_id") WHERE "chat_messages"."file_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chats_open" ON "chats" USING btree ("business_id","requester_id") WHERE "chats"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "chats_waiting" ON "chats" USING btree ("business_id","last_activity","id") WHERE "chats"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "clock_logs_by_session" ON "clock_logs" USING btree ("business_id","session_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "clock_sessions_open" ON "clock_sessions" USING btree ("business_id","user_id") WHERE "clock_sessions"."ended_at" is null and "clock_sessions"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "clock_sessions_by_day" ON "clock_sessions" USING btree ("business_id","store_id","business_day","id");--> statement-breakpoint
CREATE INDEX "clock_sessions_by_person" ON "clock_sessions" USING btree ("business_id","user_id","started_at");--> statement-breakpoint
CREATE INDEX "base_entries_by_line" ON "base_entries" USING btree ("business_id","line_id");--> statement-breakpoint
CREATE INDEX "base_entries_by_document" ON "base_entries" USING btree ("business_id","document_id");--> statement-breakpoint
CREATE INDEX "base_entries_by_day" ON "base_entries" USING btree ("business_id","store_id","business_day");--> statement-breakpoint
CREATE INDEX "base_entries_by_person" ON "base_entries" USING btree ("business_id","store_id","user_id","business_day");--> statement-breakpoint
CREATE UNIQUE INDEX "count_lines_unit" ON "count_lines" USING btree ("business_id","count_id","unit_id") WHERE unit_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "count_lines_product" ON "count_lines" USING btree ("business_id","count_id","product_id") WHERE unit_id is null;--> statement-breakpoint
CREATE INDEX "count_lines_of_unit" ON "count_lines" USING btree ("business_id","unit_id");--> statement-breakpoint
CREATE INDEX "count_scans_by_count" ON "count_scans" USING btree ("business_id","count_id","seq");--> statement-breakpoint
CREATE INDEX "count_scans_unresolved" ON "count_scans" USING btree ("business_id","count_id","result") WHERE result not in ('matched', 'takenBack');--> statement-breakpoint
CREATE INDEX "count_scans_by_line" ON "count_scans" USING btree ("business_id","line_id","seq");--> statement-breakpoint
CREATE INDEX "count_scans_of_unit" ON "count_scans" USING btree ("business_id","unit_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "count_scans_taken_back" ON "count_scans" USING btree ("business_id","takes_back") WHERE takes_back is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "counts_number" ON "inventory_counts" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE INDEX "counts_by_start" ON "inventory_counts" USING btree ("business_id","store_id","started_at","id");--> statement-breakpoint
CREATE INDEX "counts_by_category" ON "inventory_counts" USING btree ("business_id","store_id","main_category_id","posted_at");--> statement-breakpoint
CREATE INDEX "counts_open" ON "inventory_counts" USING btree ("business_id","store_id") WHERE status in ('in_progress', 'review');--> statement-breakpoint
CREATE INDEX "credits_by_customer" ON "customer_credits" USING btree ("business_id","customer_id","seq");--> statement-breakpoint
CREATE INDEX "merges_by_customer" ON "customer_merges" USING btree ("business_id","stays_id","seq");--> statement-breakpoint
CREATE INDEX "notes_by_customer" ON "customer_notes" USING btree ("business_id","customer_id","at");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("business_id","name","id");--> statement-breakpoint
CREATE INDEX "customers_by_age" ON "customers" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_spent" ON "customers" USING btree ("business_id","total_spent","id");--> statement-breakpoint
CREATE INDEX "customers_by_credit" ON "customers" USING btree ("business_id","store_credit","id");--> statement-breakpoint
CREATE INDEX "customers_by_group" ON "customers" USING btree ("business_id","customer_group","id") WHERE "customers"."customer_group" is not null;--> statement-breakpoint
CREATE INDEX "customers_by_exemption_file" ON "customers" USING btree ("business_id","tax_exempt_file_id") WHERE "customers"."tax_exempt_file_id" is not null;--> statement-breakpoint
CREATE INDEX "customers_by_visit" ON "customers" USING btree ("business_id","last_visit" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "deposit_entries_by_deposit" ON "deposit_entries" USING btree ("business_id","deposit_id","seq");--> statement-breakpoint
CREATE INDEX "deposit_entries_by_time" ON "deposit_entries" USING btree ("business_id","store_id","at");--> statement-breakpoint
CREATE INDEX "deposits_by_invoice" ON "deposits" USING btree ("business_id","invoice_id");--> statement-breakpoint
CREATE INDEX "deposits_by_customer" ON "deposits" USING btree ("business_id","customer_id");--> statement-breakpoint
CREATE INDEX "form_drafts_by_age" ON "form_drafts" USING btree ("business_id","saved_at");--> statement-breakpoint
CREATE INDEX "files_by_person" ON "files" USING btree ("business_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "workstations_by_store" ON "workstations" USING btree ("business_id","store_id","name");--> statement-breakpoint
CREATE INDEX "references_by_target" ON "external_references" USING btree ("business_id","target_id");--> statement-breakpoint
CREATE INDEX "imports_by_age" ON "imports" USING btree ("business_id","noun","store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_at_work" ON "imports" USING btree ("state") WHERE state in ('checking', 'running');--> statement-breakpoint
CREATE INDEX "variances_by_document" ON "cost_variances" USING btree ("business_id","document_id");--> statement-breakpoint
CREATE INDEX "identifiers_by_device" ON "device_identifiers" USING btree ("business_id","device_id");--> statement-breakpoint
CREATE INDEX "levels_by_store" ON "stock_levels" USING btree ("business_id","store_id","product_id");--> statement-breakpoint
CREATE INDEX "movements_by_product" ON "stock_movements" USING btree ("business_id","product_id","seq");--> statement-breakpoint
CREATE INDEX "movements_of_sales" ON "stock_movements" USING btree ("business_id","product_id","at","quantity") WHERE kind = 'sale';--> statement-breakpoint
CREATE INDEX "movements_by_document" ON "stock_movements" USING btree ("business_id","document_id");--> statement-breakpoint
CREATE INDEX "movements_by_unit" ON "stock_movements" USING btree ("business_id","unit_id","seq") WHERE unit_id is not null;--> statement-breakpoint
CREATE INDEX "unit_events_by_unit" ON "unit_events" USING btree ("business_id","unit_id","seq");--> statement-breakpoint
CREATE INDEX "unit_events_by_source" ON "unit_events" USING btree ("business_id","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "units_one_life" ON "units" USING btree ("business_id","device_id") WHERE status in ('expected', 'backordered', 'in_transit', 'at_vendor', 'in_stock', 'reserved', 'pending_inspection', 'pending_refurb', 'in_repair', 'pending_restock', 'demo', 'loaner', 'pending_rma');--> statement-breakpoint
CREATE UNIQUE INDEX "units_active_code" ON "units" USING btree ("business_id","code") WHERE status in ('expected', 'backordered', 'in_transit', 'at_vendor', 'in_stock', 'reserved', 'pending_inspection', 'pending_refurb', 'in_repair', 'pending_restock', 'demo', 'loaner', 'pending_rma');--> statement-breakpoint
CREATE INDEX "units_by_code" ON "units" USING btree ("business_id","code");--> statement-breakpoint
CREATE INDEX "units_by_device" ON "units" USING btree ("business_id","device_id");--> statement-breakpoint
CREATE INDEX "units_by_arrival" ON "units" USING btree ("business_id","received_at","id");--> statement-breakpoint
CREATE INDEX "units_by_age" ON "units" USING btree ("business_id","store_id","received_at","id");--> statement-breakpoint
CREATE INDEX "units_of_store_by_code" ON "units" USING btree ("business_id","store_id","code","id");--> statement-breakpoint
CREATE INDEX "units_by_product" ON "units" USING btree ("business_id","store_id","product_id","status","received_at");--> statement-breakpoint
CREATE INDEX "units_by_source" ON "units" USING btree ("business_id","source_id");--> statement-breakpoint
CREATE INDEX "reservations_open" ON "stock_reservations" USING btree ("business_id","store_id","ends_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "reservations_by_product" ON "stock_reservations" USING btree ("business_id","store_id","product_id","at");--> statement-breakpoint
CREATE INDEX "reservations_by_customer" ON "stock_reservations" USING btree ("business_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_a_unit" ON "stock_reservations" USING btree ("business_id","unit_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "notifications_by_person" ON "notifications" USING btree ("business_id","user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unread" ON "notifications" USING btree ("business_id","user_id","group_key") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "price_rules_in_force" ON "price_rules" USING btree ("business_id") WHERE active and archived_at is null;--> statement-breakpoint
CREATE INDEX "barcodes_by_product" ON "product_barcodes" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE INDEX "components_by_component" ON "product_components" USING btree ("business_id","component_id");--> statement-breakpoint
CREATE INDEX "images_by_file" ON "product_images" USING btree ("business_id","file_id");--> statement-breakpoint
CREATE INDEX "products_by_group" ON "products" USING btree ("business_id","group_id") WHERE group_id is not null;--> statement-breakpoint
CREATE INDEX "products_by_tax" ON "products" USING btree ("business_id","tax_id") WHERE tax_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_variant" ON "products" USING btree ("business_id","group_id",lower(coalesce(color, '')),lower(coalesce(storage, '')),lower(coalesce(size, '')),lower(coalesce(network, ''))) WHERE group_id is not null and archived_at is null;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("business_id","name","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("business_id","price","id");--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("business_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_to_reorder" ON "products" USING btree ("business_id","id") WHERE reorder_point is not null;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("business_id","category_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "taxes_name" ON "taxes" USING btree ("business_id",lower(name collate "C")) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "attachments_of_file" ON "attachments" USING btree ("business_id","file_id");--> statement-breakpoint
CREATE INDEX "bill_lines_by_line" ON "bill_lines" USING btree ("business_id","line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_number" ON "bills" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_reference" ON "bills" USING btree ("business_id","vendor_id",lower(reference)) WHERE reversed_at is null;--> statement-breakpoint
CREATE INDEX "bills_by_purchase" ON "bills" USING btree ("business_id","purchase_id","number");--> statement-breakpoint
CREATE INDEX "bills_open" ON "bills" USING btree ("business_id","vendor_id","due_day","number") WHERE reversed_at is null and paid < total;--> statement-breakpoint
CREATE UNIQUE INDEX "landed_costs_reversed" ON "landed_costs" USING btree ("business_id","reverses");--> statement-breakpoint
CREATE INDEX "landed_costs_by_purchase" ON "landed_costs" USING btree ("business_id","purchase_id","at");--> statement-breakpoint
CREATE INDEX "landed_shares_by_receipt" ON "landed_shares" USING btree ("business_id","receipt_id");--> statement-breakpoint
CREATE INDEX "landed_shares_by_line" ON "landed_shares" USING btree ("business_id","line_id");--> statement-breakpoint
CREATE INDEX "payment_parts_by_bill" ON "vendor_payment_parts" USING btree ("business_id","bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_payments_number" ON "vendor_payments" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE INDEX "vendor_payments_by_vendor" ON "vendor_payments" USING btree ("business_id","vendor_id","at");--> statement-breakpoint
CREATE INDEX "purchase_lines_by_purchase" ON "purchase_lines" USING btree ("business_id","purchase_id","position");--> statement-breakpoint
CREATE INDEX "purchase_lines_by_product" ON "purchase_lines" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE INDEX "purchase_units_by_purchase" ON "purchase_units" USING btree ("business_id","purchase_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_number" ON "purchases" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE INDEX "purchases_by_age" ON "purchases" USING btree ("business_id","store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_by_status" ON "purchases" USING btree ("business_id","store_id","status","created_at");--> statement-breakpoint
CREATE INDEX "purchases_by_vendor" ON "purchases" USING btree ("business_id","vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "receipt_entries_by_line" ON "receipt_entries" USING btree ("business_id","line_id");--> statement-breakpoint
CREATE INDEX "receipt_entries_by_unit" ON "receipt_entries" USING btree ("business_id","unit_id") WHERE unit_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("business_id","store_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_one_open" ON "receipts" USING btree ("business_id","purchase_id") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "receipts_by_purchase" ON "receipts" USING btree ("business_id","purchase_id","started_at");--> statement-breakpoint
CREATE INDEX "receipt_links_by_invoice" ON "receipt_links" USING btree ("business_id","invoice_id");--> statement-breakpoint
CREATE INDEX "receipt_mails_by_invoice" ON "receipt_mails" USING btree ("business_id","invoice_id","at");--> statement-breakpoint
CREATE INDEX "refund_lines_by_refund" ON "refund_lines" USING btree ("business_id","refund_id","position");--> statement-breakpoint
CREATE INDEX "refund_lines_by_line" ON "refund_lines" USING btree ("business_id","invoice_line_id");--> statement-breakpoint
CREATE INDEX "refund_lines_by_unit" ON "refund_lines" USING btree ("business_id","unit_id") WHERE "refund_lines"."unit_id" is not null;--> statement-breakpoint
CREATE INDEX "refund_payments_by_refund" ON "refund_payments" USING btree ("business_id","refund_id");--> statement-breakpoint
CREATE INDEX "refund_payments_by_time" ON "refund_payments" USING btree ("business_id","store_id","at");--> statement-breakpoint
CREATE INDEX "refunds_by_age" ON "refunds" USING btree ("business_id","store_id","at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_total" ON "refunds" USING btree ("business_id","store_id","total","id");--> statement-breakpoint
CREATE INDEX "refunds_by_day" ON "refunds" USING btree ("business_id","store_id","business_day");--> statement-breakpoint
CREATE INDEX "refunds_by_customer" ON "refunds" USING btree ("business_id","customer_id","at");--> statement-breakpoint
CREATE INDEX "refunds_by_invoice" ON "refunds" USING btree ("business_id","invoice_id");--> statement-breakpoint
CREATE INDEX "cash_movements_by_session" ON "cash_movements" USING btree ("business_id","session_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_movements_reversed" ON "cash_movements" USING btree ("business_id","reverses_id") WHERE "cash_movements"."reverses_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "register_session_people_now" ON "register_session_people" USING btree ("business_id","store_id","user_id") WHERE "register_session_people"."left_at" is null;--> statement-breakpoint
CREATE INDEX "register_session_people_by_session" ON "register_session_people" USING btree ("business_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "register_sessions_open" ON "register_sessions" USING btree ("business_id","register_id") WHERE "register_sessions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "register_sessions_by_age" ON "register_sessions" USING btree ("business_id","store_id","opened_at");--> statement-breakpoint
CREATE INDEX "registers_by_store" ON "registers" USING btree ("business_id","store_id");--> statement-breakpoint
CREATE INDEX "lines_by_invoice" ON "invoice_lines" USING btree ("business_id","invoice_id","position");--> statement-breakpoint
CREATE INDEX "lines_by_unit" ON "invoice_lines" USING btree ("business_id","unit_id") WHERE "invoice_lines"."unit_id" is not null;--> statement-breakpoint
CREATE INDEX "lines_by_salesperson" ON "invoice_lines" USING btree ("business_id","salesperson_id") WHERE "invoice_lines"."salesperson_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_age" ON "invoices" USING btree ("business_id","store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_total" ON "invoices" USING btree ("business_id","store_id","total","id");--> statement-breakpoint
CREATE INDEX "invoices_by_status_age" ON "invoices" USING btree ("business_id","store_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_status_total" ON "invoices" USING btree ("business_id","store_id","status","total","id");--> statement-breakpoint
CREATE INDEX "invoices_by_status_number" ON "invoices" USING btree ("business_id","store_id","status","number");--> statement-breakpoint
CREATE INDEX "invoices_by_customer" ON "invoices" USING btree ("business_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_by_salesperson" ON "invoices" USING btree ("business_id","store_id","salesperson_id","business_day") WHERE "invoices"."number" is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("business_id","store_id","business_day");--> statement-breakpoint
CREATE INDEX "invoices_open_by_customer" ON "invoices" USING btree ("business_id","customer_id") WHERE "invoices"."status" = 'open';--> statement-breakpoint
CREATE INDEX "invoices_open_by_due" ON "invoices" USING btree ("business_id","store_id","due_date") WHERE "invoices"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payments_by_invoice" ON "payments" USING btree ("business_id","invoice_id");--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("business_id","store_id","at");--> statement-breakpoint
CREATE INDEX "salesperson_corrections_by_invoice" ON "salesperson_corrections" USING btree ("business_id","invoice_id","seq");--> statement-breakpoint
CREATE INDEX "browser_people_by_user" ON "browser_people" USING btree ("business_id","user_id");--> statement-breakpoint
CREATE INDEX "challenges_by_email" ON "challenges" USING btree ("email","address","created_at");--> statement-breakpoint
CREATE INDEX "password_links_by_user" ON "password_links" USING btree ("business_id","user_id");--> statement-breakpoint
CREATE INDEX "pin_failures_by_email" ON "pin_failures" USING btree ("business_id","email","at");--> statement-breakpoint
CREATE INDEX "recovery_codes_by_user" ON "recovery_codes" USING btree ("business_id","user_id");--> statement-breakpoint
CREATE INDEX "failures_by_account" ON "sign_in_failures" USING btree ("account","address","at");--> statement-breakpoint
CREATE INDEX "failures_by_address" ON "sign_in_failures" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "tokens_by_user" ON "tokens" USING btree ("business_id","user_id");--> statement-breakpoint
CREATE INDEX "locations_by_store" ON "locations" USING btree ("business_id","store_id");--> statement-breakpoint
CREATE INDEX "trade_ins_by_invoice" ON "trade_ins" USING btree ("business_id","invoice_id") WHERE "trade_ins"."invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "trade_ins_by_customer" ON "trade_ins" USING btree ("business_id","customer_id");--> statement-breakpoint
CREATE INDEX "trade_ins_by_product" ON "trade_ins" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE INDEX "trade_ins_by_unit" ON "trade_ins" USING btree ("business_id","unit_id");--> statement-breakpoint
CREATE INDEX "vendor_ledger_by_vendor" ON "vendor_ledger" USING btree ("business_id","vendor_id","currency","seq");--> statement-breakpoint
CREATE INDEX "vendor_ledger_by_day" ON "vendor_ledger" USING btree ("business_id","vendor_id","currency","business_day","seq");--> statement-breakpoint
CREATE INDEX "vendor_ledger_by_document" ON "vendor_ledger" USING btree ("business_id","document_id");--> statement-breakpoint
CREATE INDEX "vendor_prices_by_product" ON "vendor_prices" USING btree ("business_id","vendor_id","product_id","seq");--> statement-breakpoint
CREATE INDEX "vendor_products_by_product" ON "vendor_products" USING btree ("business_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendors_name" ON "vendors" USING btree ("business_id","name_key") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "vendors_by_name" ON "vendors" USING btree ("business_id","name","id");--> statement-breakpoint
CREATE INDEX "terms_by_target" ON "search_terms" USING btree ("business_id","target_id");
--> statement-breakpoint
-- Drizzle has no INCLUDE: the value of stock on a day is read from this index alone.
create index movements_valued on stock_movements (business_id, store_id, at) include (product_id, quantity, value);
