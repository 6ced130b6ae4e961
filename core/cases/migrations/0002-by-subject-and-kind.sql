-- concurrently
-- Closed cases are kept, and each look at a payment asks for all that were ever opened about it.
create index concurrently case_subject on cases.case_file (subject, id);
create index concurrently case_kind on cases.case_file (kind, id);
