-- import type { Permission } from '@tilldesk/domain/rights'

-- name: listAnsweredChats
select id from chats where business_id = :businessId and staff_id = :staffId and status = 'active' order by id;

-- name: releaseChat
update chats set status = 'waiting', staff_id = null where business_id = :businessId and id = :id;

-- name: readChatUser
-- type permissions: Permission[]
select u.id, u.name, u.user_type, r.permissions from users u join roles r on r.business_id = u.business_id and r.id = u.role_id
where u.business_id = :businessId and u.id = :id and u.active;
