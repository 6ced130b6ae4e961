-- A customer may ask which staff looked at their record, so that acts are found by what they were about: a document of a
-- submission is named by the submission first.

set local role wura_owner;

create index audit_record on operators.audit (split_part(subject, '/', 1), id);
