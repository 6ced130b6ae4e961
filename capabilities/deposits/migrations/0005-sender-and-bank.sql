-- Who sent money and from which bank were joined by a comma in one text, and a name may have a comma of its own: "Okafor,
-- Chinedu" became Okafor at the bank Chinedu. They are two columns. Of what was joined, the bank is what follows the last
-- comma, for no bank has one in its name.

set local role wura_owner;

alter table deposits.deposit add column sender_name text, add column sender_bank text;
update deposits.deposit
   set sender_name = regexp_replace(sender, ', [^,]*$', ''), sender_bank = substring(sender from ', ([^,]*)$')
 where sender is not null;
alter table deposits.deposit drop column sender;
