/** Connections to the database that one web process may hold at once, by what they are for. */
export const connections = {
  // Two of them listen: to what other processes have changed, and to news for those who are looking.
  customers: 16,
  // For the acts of staff. What an act holds is one of these and what it asks beside its transaction is a customers' one, so
  // that acts never wait for each other in a circle, and take no more than these from customers however many come at once.
  acts: 3,
  // The writer's own: money must not queue behind a customer's long list.
  ledger: 4,
  checks: 3,
};

/** How many of the customers' connections one room may hold: fewer than half of them. */
export const ofOneRoomMax = 6;

const connectionsMax = Object.values(connections).reduce((sum, count) => sum + count);

/** What the worker (8), the signer (2) and the commands of the owner beside them may hold. */
const besideMax = 14;

/** What one start may come to hold altogether. */
export const connectionsOfStart = (webProcesses: number) => webProcesses * connectionsMax + besideMax;
