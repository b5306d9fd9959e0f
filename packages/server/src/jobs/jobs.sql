-- name: listBusinessIds
select id from businesses order by id;

-- name: findSchema
-- not null: user
select to_regnamespace(:schema) is not null as exists, session_user::text as user;
