-- What goes back to payers is held against the providers' lists too, and what stands with a provider against our books.

set local role wura_owner;

alter table reconciliation.difference
  drop constraint difference_operation_check,
  add constraint difference_operation_check check
    (operation in ('charge', 'refund', 'transfer', 'purchase', 'clearing', 'entry', 'balance'));
