-- Every sign-in of staff asks whether this operator has signed in from here before, and their sessions are kept.

set local role wura_owner;

create index sessions_operator on operators.sessions (operator, address);
