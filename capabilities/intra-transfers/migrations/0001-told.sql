-- Which transfers both sides have been told of. The transfer itself writes nothing for it, because it is the one payment
-- that must be fast: the background worker reads the books and catches up.

-- So that a house with a history does not tell it all over again.
set local role wura_ledger;
grant execute on function ledger.last_transfer to wura_owner;

set local role wura_owner;

create schema intra_transfers;
grant usage on schema intra_transfers to wura_worker;

-- Everything up to here has been told, or happened before anybody was. One process's block of transfer numbers may be
-- committed after another's higher one, so the line is drawn only behind what is too old for that.
create table intra_transfers.told_up_to (
  id          smallint primary key default 1 check (id = 1),
  transfer_id bigint   not null
);
insert into intra_transfers.told_up_to (transfer_id) values (ledger.last_transfer());
grant select, update (transfer_id) on intra_transfers.told_up_to to wura_worker;

-- Told already, and still above that line.
create table intra_transfers.told (
  transfer_id bigint primary key
);
grant select, insert, delete on intra_transfers.told to wura_worker;
