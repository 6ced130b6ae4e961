-- An operator may bring terms and a privacy notice of their own. Which wording holds on a day is asked of the database, so that all
-- machines ask their customers for the same one; and what was registered under a day cannot become another text.

set local role wura_owner;

create table identity.wordings (
  document   text  not null check (document in ('terms', 'privacy')),
  -- The day of Lagos from which it holds.
  version    text  not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  checksum   bytea not null check (length(checksum) = 32),
  primary key (document, version)
);
grant select, insert, delete on identity.wordings to wura_app;
grant select on identity.wordings to wura_worker;
