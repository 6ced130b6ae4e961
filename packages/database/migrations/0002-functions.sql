-- Which text of each file of functions this database ran last, so that a start runs again only those that have changed.

set local role wura_owner;

create table platform.functions (
  room       text not null,
  name       text not null,
  checksum   text not null,
  applied_at timestamptz not null default now(),
  primary key (room, name)
);
grant select on platform.functions to wura_checker;
