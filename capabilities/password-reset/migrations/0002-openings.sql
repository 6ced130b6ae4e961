-- Five wrong tries end a code, so whoever calls often enough could end every code before its owner has typed it. The longer
-- code that is sent once that has begun counts a try only when its first digits are right, which only the mail tells.

set local role wura_owner;

alter table password_reset.codes add column opening text check (opening ~ '^[0-9]{4}$');
