-- Arguments of ledger.post belong together by their places, so each must be a plain list that counts from one, and all that
-- describe the same things must be equally long. None at all is a list of nothing.

set local role wura_ledger;

create or replace function ledger.are_lists(p_count integer, variadic p_dims text[]) returns boolean
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select case
    when p_count is null or p_count = 0 then num_nonnulls(variadic p_dims) = 0
    else array_fill(format('[1:%s]', p_count), array[cardinality(p_dims)]) = p_dims
  end
$$;

revoke execute on function ledger.are_lists from public;
