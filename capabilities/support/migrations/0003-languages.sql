-- Customers read Nigerian languages too. Which of them are offered is the application's to say, and may grow without the
-- database: the column holds the code of a language, whichever it is.

alter table support.tickets drop constraint tickets_language_check;
alter table support.tickets add constraint tickets_language_check check (language ~ '^[a-z]{2,3}$') not valid;
alter table support.tickets validate constraint tickets_language_check;
