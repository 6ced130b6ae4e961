-- An erasure takes away what was sent to one address, and changes a name in what waits to be sent to a few: both find these
-- mails by their address, however many others were sent in the month that they are kept.

set local role wura_owner;

create index mails_recipient on notices.mails (lower(recipient));
