-- A customer may ask for the code of a new password by text message. Which way it was asked for and went is written down:
-- texts are paid for and ring, so a stranger may not have as many sent as mails.

set local role wura_owner;

alter table password_reset.requests add column channel text not null default 'email' check (channel in ('email', 'sms'));
alter table password_reset.codes add column channel text not null default 'email' check (channel in ('email', 'sms'));
grant select (channel) on password_reset.codes to wura_worker;
