ALTER TABLE "chats" DROP CONSTRAINT "chats_joined";--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_joined" CHECK (case "chats"."status" when 'waiting' then "chats"."staff_id" is null when 'active' then "chats"."staff_id" is not null
        else "chats"."staff_id" is not null or "chats"."closed_by" = "chats"."asker_id" end);