-- A movement that came from outside or went there is found by the reference that whoever is outside knows it by.

set local role wura_owner;

create index movement_reference on wallets.movement ((details ->> 'reference'));
