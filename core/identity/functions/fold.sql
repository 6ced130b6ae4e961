-- A text as it is searched for: without accents and hooks, in small letters, its words parted by single spaces.

set local role wura_owner;

create or replace function identity.fold(words text) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select trim(regexp_replace(
    lower(translate(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g'), 'ƁƊƘƳØŁĐĦıɓɗƙƴøłđħ', 'BDKYOLDHibdkyoldh')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf]+', ' ', 'g'))
$$;

create or replace function identity.name_words(first_name text, last_name text, username text) returns tsvector
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select to_tsvector('pg_catalog.simple', identity.fold(first_name || ' ' || last_name || ' ' || username))
$$;
