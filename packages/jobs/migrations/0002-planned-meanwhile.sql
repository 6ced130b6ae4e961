-- An errand may be planned again while somebody has it in hand: a provider tells us something new while its answer to the
-- question before is still being written down. Whoever then finishes the errand, or puts it off, has not heard the new.
-- So it is counted how often an errand was planned, and what was planned since it was taken stays due.

set local role wura_owner;

alter table errands.errand add column planned integer not null default 1;
