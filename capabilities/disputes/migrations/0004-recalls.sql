-- A transfer that went to the wrong customer is asked back of the customer who has it: once, with a day to answer by. They
-- send it back or say why not; if they do neither, staff look. Two members of staff may set the sum aside until a day.

set local role wura_owner;

create table disputes.recall (
  id              bigint      generated always as identity primary key,
  public_id       text        not null unique check (public_id like 'rcl\_%'),
  dispute         bigint      not null unique references disputes.dispute (id),
  -- The transfer. It is asked back once: who answered is not asked again.
  original        bigint      not null unique,
  reference       text        not null,
  sender          bigint      not null references identity.customers (id),
  receiver        bigint      not null references identity.customers (id) check (receiver <> sender),
  -- The wallet it left, the one it came to, and what the receiver's list calls it.
  sent_from       bigint      not null,
  came_to         bigint      not null,
  movement        text        not null,
  sent_at         timestamptz not null,
  currency        text        not null,
  amount          bigint      not null check (amount > 0),
  state           text        not null check (state in ('unasked', 'asked', 'unanswered', 'refused', 'returned', 'ended')),
  asked_at        timestamptz,
  answer_by       timestamptz,
  answered_at     timestamptz,
  refused_because text        check (refused_because in ('meant_for_me', 'for_goods', 'not_mine_to_say', 'spent', 'other')),
  -- In the receiver's own words, for staff.
  sealed_text     bytea,
  returned        bigint      not null default 0 check (returned between 0 and amount),
  constraint asked_with_a_day check (num_nonnulls(asked_at, answer_by) in (0, 2)),
  constraint returned_something check ((state = 'returned') = (returned > 0))
);
create index recall_receiver on disputes.recall (receiver, id);
create index recall_sender on disputes.recall (sender, asked_at);

-- What two members of staff set aside in the receiver's wallet. It ends by itself on its day.
create table disputes.hold (
  id          bigint      generated always as identity primary key,
  public_id   text        not null unique check (public_id like 'hld\_%'),
  recall      bigint      not null references disputes.recall (id),
  approval    text        not null unique,
  transfer_id bigint      not null unique,
  amount      bigint      not null check (amount > 0),
  -- What the receiver reads.
  reason      text        not null,
  placed_at   timestamptz not null,
  ends_at     timestamptz not null check (ends_at > placed_at),
  ended_at    timestamptz,
  ending      text        check (ending in ('expired', 'lifted', 'returned')),
  constraint ended_in_a_way check ((ended_at is null) = (ending is null))
);
create unique index one_hold on disputes.hold (recall) where ended_at is null;

grant select, insert on disputes.recall, disputes.hold to wura_app;
grant update (state, asked_at, answer_by, answered_at, refused_because, sealed_text, returned) on disputes.recall to wura_app;
grant update (ended_at, ending) on disputes.hold to wura_app, wura_worker;
-- The worker ends holds on their day and hands over what was not answered.
grant select (id, public_id, dispute, original, reference, sender, receiver, sent_from, came_to, movement, sent_at, currency, amount,
              state, asked_at, answer_by, answered_at, refused_because, returned) on disputes.recall to wura_worker;
grant update (state) on disputes.recall to wura_worker;
grant select (id, public_id, recall, approval, transfer_id, amount, placed_at, ends_at, ended_at, ending)
  on disputes.hold to wura_worker;
grant select (id, public_id, number) on disputes.dispute to wura_worker;
