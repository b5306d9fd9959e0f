CREATE TABLE "chat_members" (
	"business_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_asker" boolean NOT NULL,
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
	CONSTRAINT "chat_messages_said" CHECK ("chat_messages"."content" <> '' or "chat_messages"."file_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
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
	CONSTRAINT "chats_joined" CHECK (("chats"."status" = 'waiting') = ("chats"."staff_id" is null)),
	CONSTRAINT "chats_closed" CHECK (("chats"."status" = 'closed') = ("chats"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_business_id_chat_id_chats_business_id_id_fk" FOREIGN KEY ("business_id","chat_id") REFERENCES "public"."chats"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_business_id_user_id_users_business_id_id_fk" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_business_id_chat_id_chats_business_id_id_fk" FOREIGN KEY ("business_id","chat_id") REFERENCES "public"."chats"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_business_id_sender_id_users_business_id_id_fk" FOREIGN KEY ("business_id","sender_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_business_id_asker_id_users_business_id_id_fk" FOREIGN KEY ("business_id","asker_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_business_id_staff_id_users_business_id_id_fk" FOREIGN KEY ("business_id","staff_id") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_business_id_closed_by_users_business_id_id_fk" FOREIGN KEY ("business_id","closed_by") REFERENCES "public"."users"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_business_id_store_id_stores_business_id_id_fk" FOREIGN KEY ("business_id","store_id") REFERENCES "public"."stores"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_members_by_person" ON "chat_members" USING btree ("business_id","user_id","last_activity","chat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_by_client" ON "chat_messages" USING btree ("business_id","chat_id","sender_id","client_message_id") WHERE "chat_messages"."client_message_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_by_file" ON "chat_messages" USING btree ("business_id","file_id") WHERE "chat_messages"."file_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chats_open" ON "chats" USING btree ("business_id","asker_id") WHERE "chats"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "chats_waiting" ON "chats" USING btree ("business_id","last_activity","id") WHERE "chats"."status" = 'waiting';