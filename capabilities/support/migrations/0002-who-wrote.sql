-- A customer who uses the form is known to whoever answers, and the form is not their chat: the first check allowed a
-- contact nobody, and a thread's token to nobody but a chat.

set local role wura_owner;

alter table support.tickets
  drop constraint chat_belongs_to_one,
  add constraint chat_belongs_to_one check (channel = 'contact' or num_nonnulls(customer, thread_hash) = 1),
  add constraint contact_has_no_thread check (channel = 'chat' or thread_hash is null);
