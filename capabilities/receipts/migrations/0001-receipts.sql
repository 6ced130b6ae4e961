-- The key under which receipts are given their codes, sealed with MASTER_KEY: whoever steals the database cannot make a
-- receipt. It is one for ever, so that a paper from years ago can still be checked after MASTER_KEY was changed.

set local role wura_owner;

create schema receipts;
grant usage on schema receipts to wura_app;

create table receipts.signing_key (
  id     smallint primary key default 1 check (id = 1),
  sealed bytea    not null
);
grant select, insert on receipts.signing_key to wura_app;
grant update (sealed) on receipts.signing_key to wura_app;

create function receipts.keep_key() returns trigger language plpgsql as $$
begin
  raise exception 'the key of all receipts is kept' using errcode = 'WR001';
end
$$;
create trigger kept before delete or truncate on receipts.signing_key
  for each statement execute function receipts.keep_key();
