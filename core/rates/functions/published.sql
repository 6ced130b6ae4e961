-- What other rooms read of exchange rates.

set local role wura_owner;

-- How old the newest are, by the clock of their source.
create or replace view rates.newest as select max(as_of) as as_of from rates.snapshot having count(*) > 0;

grant select on rates.newest to wura_app, wura_worker, wura_reader, wura_checker;
