-- Anybody can write down anybody's number, so a claim keeps nobody else from it: a number is owned only once it was found
-- true, and by one person. The one who is asked about next may be the real owner.

set local role wura_owner;

alter table kyc.numbers drop constraint one_person;
create unique index one_person on kyc.numbers (kind, digest) where checked_at is not null;
create index numbers_claimed on kyc.numbers (kind, digest);
