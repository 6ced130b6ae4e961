-- Cards whose customer's account staff have frozen are frozen at the issuer as well, and those alone are active again with it.

set local role wura_owner;

alter table virtual_cards.card drop constraint card_frozen_by_check;
alter table virtual_cards.card add constraint card_frozen_by_check check (frozen_by in ('you', 'limit', 'issuer', 'house'));
