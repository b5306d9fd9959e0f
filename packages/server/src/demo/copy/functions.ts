/**
 * What the copied values are made with: temporary tables and functions, which end with the transaction and the connection.
 *
 * - `copies`: the copies by their number, each of one recorded period, so many days later.
 * - `copied_ids`: the ids of the recorded rows, with their document number if they have one.
 * - `copied_texts`: the texts that another one replaces in a copy.
 * - `copied_numbers`: how much is added to the document numbers of a table and store in a copy.
 */
export const temporaryTables = `
  create temp table copies (n int primary key, period int not null, days int not null, ms bigint not null) on commit drop;
  create temp table copied_ids (id uuid primary key, of text, store uuid, number int) on commit drop;
  create temp table copied_texts (copy int, old text collate "C", new text, primary key (copy, old)) on commit drop;
  create temp table copied_numbers (copy int, of text, store uuid, shift int, primary key (copy, of, store)) on commit drop`;

/**
 * The id of a copied row: a function of the id and the number of the copy, so that it is the same wherever it is stored. The time
 * in an id of version 7 is later by as much as the row. One expression, which PostgreSQL puts into the statement.
 */
const copiedId = `
  create or replace function pg_temp.copied_id(id uuid, copy int, ms bigint) returns uuid
  language sql immutable parallel safe as $$
    select (case substr(id::text, 15, 1)
        when '7' then lpad(to_hex(('x' || left(id::text, 8) || substr(id::text, 10, 4))::bit(48)::bigint + ms), 12, '0')
        else left(id::text, 13) end
      || substr(id::text, 15, 4) || substr(id::text, 20, 4)
      || lpad(to_hex(('x' || substr(id::text, 25, 7))::bit(28)::int # copy), 7, '0') || substr(id::text, 32))::uuid
  $$`;

/**
 * The strings of a JSON value that are different in a copy: ids of recorded rows, days, moments, replaced texts. Null if there is
 * none.
 */
const jsonTokens = String.raw`
  create or replace function pg_temp.json_tokens(source text) returns text[] language sql stable as $$
    select array_agg(distinct m[1]) from regexp_matches(source, '"([^"\\]+)"', 'g') m
    where m[1] ~ '^\d{4}-\d\d-\d\d(T[0-9:.]+Z)?$'
      or case when m[1] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then exists (select from copied_ids where id = m[1]::uuid)
        else exists (select from copied_texts where old = m[1]) end
  $$`;

/** The id of the row whose document number is the "number" of a JSON value: one that it names, or else one of its own row. */
const jsonNumbered = String.raw`
  create or replace function pg_temp.json_numbered(source text, owners uuid[]) returns uuid language sql stable as $$
    select i.id from (
        select m[1]::uuid as id, 0 as place
        from regexp_matches(source, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') m
        union all select unnest(owners), 1) o
    join copied_ids i on i.id = o.id and i.number = substring(source from '"number": ?(\d+)')::int
    order by o.place limit 1
  $$`;

/** A JSON value with other strings. */
const copiedJson = String.raw`
  create or replace function pg_temp.copied_json(source text, tokens text[], copy int, days int, ms bigint) returns text language plpgsql stable as $$
  declare
    token text;
    made text;
  begin
    foreach token in array tokens loop
      if token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
        made := pg_temp.copied_id(token::uuid, copy, ms);
      elsif token ~ '^\d{4}-\d\d-\d\d$' then
        made := token::date + days;
      elsif token ~ '^\d{4}-\d\d-\d\dT' then
        made := to_char((token::timestamptz + make_interval(days => days)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
      else
        select t.new into made from copied_texts t where t.copy = copied_json.copy and t.old = token;
      end if;
      source := replace(source, '"' || token || '"', '"' || coalesce(made, token) || '"');
    end loop;
    return source;
  end $$`;

/** The functions in the order in which they use each other. */
export const functions: readonly string[] = [copiedId, jsonTokens, jsonNumbered, copiedJson];
