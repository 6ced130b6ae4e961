-- The steps that took something away which the version before them needs. A version that does not know one of these cannot
-- run on this database; one that does not know only others can, because they have added and taken nothing away.
set local role wura_owner;

create table platform.contractions (
  room text not null,
  number integer not null,
  primary key (room, number),
  foreign key (room, number) references platform.migrations
);
