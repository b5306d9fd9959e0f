-- name: listAnsweredChats
select id from chats where business_id = :businessId and staff_id = :staffId and status = 'active' order by id;

-- name: releaseChat
update chats set status = 'waiting', staff_id = null where business_id = :businessId and id = :id;

-- name: readChatUser
select id, name, user_type from users where business_id = :businessId and id = :id and active;
