-- What is bought of sellers of bills is held against their records too.

set local role wura_owner;

alter table reconciliation.difference
  drop constraint difference_operation_check,
  add constraint difference_operation_check check (operation in ('charge', 'transfer', 'purchase', 'clearing', 'entry'));
