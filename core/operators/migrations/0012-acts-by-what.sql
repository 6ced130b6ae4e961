-- concurrently
-- The log is kept for ever, and read by what was done, or without the looks, which are most of it: of all, or of one of the staff.
create index concurrently audit_what on operators.audit (what, id);
create index concurrently audit_done on operators.audit (id) where what !~ '_(listed|viewed|read|opened)$';
create index concurrently audit_done_by on operators.audit (operator, id) where what !~ '_(listed|viewed|read|opened)$';
