-- Staff find customers by what a caller on the telephone would say of themselves, and freeze an account with a reason that
-- its owner reads. A name is found without its accents and its hooks: "Adé" by "ade", "Ɗanjuma" by "danjuma".

set local role wura_owner;

alter table identity.customers
  add column frozen_reason text check (frozen_reason <> ''),
  add column frozen_at     timestamptz;
grant update (frozen_reason, frozen_at) on identity.customers to wura_app;

-- Accents are letters of their own once a text is decomposed; hooked and crossed letters have no such parts and are named.
-- What is neither letter nor digit parts words, so that nothing in it means anything to a text search.
create function identity.fold(words text) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select trim(regexp_replace(
    lower(translate(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g'), 'ƁƊƘƳØŁĐĦıɓɗƙƴøłđħ', 'BDKYOLDHibdkyoldh')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf]+', ' ', 'g'))
$$;

create function identity.name_words(first_name text, last_name text, username text) returns tsvector
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select to_tsvector('pg_catalog.simple', identity.fold(first_name || ' ' || last_name || ' ' || username))
$$;
grant execute on function identity.fold, identity.name_words to wura_app;

create index customers_words on identity.customers using gin (identity.name_words(first_name, last_name, username));
create index customers_email on identity.customers (lower(email) text_pattern_ops);
create index customers_phone on identity.customers (phone text_pattern_ops);
create index customers_phone_end on identity.customers (reverse(phone) text_pattern_ops);
create index customers_account on identity.customers (account_number text_pattern_ops);
