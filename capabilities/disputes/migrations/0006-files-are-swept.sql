-- The worker sweeps away pictures that no case names.

set local role wura_owner;

grant select (file) on disputes.evidence to wura_worker;
