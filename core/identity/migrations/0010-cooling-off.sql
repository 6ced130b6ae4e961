-- The industry's word for the time of lower limits after a new device, password or PIN is the cooling-off period.

set local role wura_owner;

alter table identity.customers rename column careful_since to cooling_off_since;
alter table identity.customers rename column careful_until to cooling_off_until;
alter table identity.customers rename constraint careful_until_after to cooling_off_ends_after_it_began;
