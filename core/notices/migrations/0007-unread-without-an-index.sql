-- What is unread is counted among the newest of a customer's notices, by the key. The index of unread ones was written to by
-- every notice and again when it was read; without it a reading changes its row in place.

set local role wura_owner;

drop index notices.notifications_unread;
