-- name: listAttachedFiles
-- prepared
select p.file_id as id, p.name, f.mime, f.size, p.at, u.name as by
from attachments p
join files f on f.business_id = p.business_id and f.id = p.file_id
join users u on u.business_id = p.business_id and u.id = p.user_id
where p.business_id = :businessId and p.kind = :kind and p.record_id = :id order by p.at desc, p.file_id desc;

-- name: findOwnFile
select 1 as found from files where business_id = :businessId and id = :fileId and user_id = :userId;

-- name: insertAttachment
insert into attachments (business_id, kind, record_id, file_id, name, user_id, at) values (:businessId, :kind, :id, :fileId,
  :name, :userId, :now);

-- name: deleteAttachment
delete from attachments where business_id = :businessId and kind = :kind and record_id = :id and file_id = :fileId returning name;

-- name: lockPurchaseForAttachment
select 1 as found from purchases where business_id = :businessId and store_id = :storeId and id = :id for no key update;

-- name: lockVendorForAttachment
select 1 as found from vendors where business_id = :businessId and id = :id for no key update;

-- name: lockExpenseForAttachment
select status from expenses where business_id = :businessId and store_id = :storeId and id = :id for no key update;
