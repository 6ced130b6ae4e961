-- The job that notifies both sides is called notify_of_transfers now. The row under its former name would be due for ever
-- and claimed by no worker.

set local role wura_owner;

delete from jobs.job where kind = 'tell_of_transfers';
