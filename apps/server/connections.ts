/** Connections to the database that one web process may hold at once, by what they are for. */
export const connections = {
  // Two of them listen: to what other processes have changed, and to news for those who are looking.
  customers: 16,
  // The writer's own: money must not queue behind a customer's long list.
  ledger: 4,
  checks: 3,
};

export const connectionsMax = Object.values(connections).reduce((sum, count) => sum + count);
