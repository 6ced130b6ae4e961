import type { Samples } from './sql-text.ts';

// What the computed parts of statements can be, by file and as they are written there. Each of these statements is tried
// with every one of its samples.

export const sqlSamples: Samples = {
  'apps/server/job-figures.ts': { value: ['count(*)::int', 'max(failures)'] },
  'capabilities/exchange/server/order-queries.ts': { where: ['id = $1', 'public_id = $1 and customer = $2'] },
  'capabilities/guardians/server/queries.ts': { order: ['asc', 'desc'], later: ['>', '<'] },
  'capabilities/my-wallets/server/by-amount.ts': { direction: ['asc', 'desc'] },
  'capabilities/my-wallets/server/filed-queries.ts': {
    direction: ['asc', 'desc'],
    rowsOfWallet: [
      'wallets.filed_row',
      '(select n.* from wallets.filed_row n where n.wallet = s.wallet and n.amount between s.least and s.most offset 0)',
    ],
    each: ['(values (1::smallint, 1)) as k (kind, magnitude)'],
    "same.join(' and ')": [
      'f.kind = k.kind and f.amount between s.least and s.most',
      'f.magnitude = k.magnitude',
      "f.party = '00000000-0000-0000-0000-000000000000'::uuid",
      "f.category = 'other'",
    ],
  },
  'capabilities/my-wallets/server/transaction-queries.ts': { direction: ['asc', 'desc'] },
  'capabilities/reconciliation/server/queries.ts': { limit: ['20'] },
  'capabilities/support/server/queries.ts': {
    "rankOf('t')": [
      "coalesce(t.waiting_since - timestamptz 'epoch', interval '1000000 days' - (t.updated_at - timestamptz 'epoch'))",
    ],
    "rankOf('a')": [
      "coalesce(a.waiting_since - timestamptz 'epoch', interval '1000000 days' - (a.updated_at - timestamptz 'epoch'))",
    ],
  },
  'capabilities/virtual-cards/server/queries.ts': {
    "names.map((name, at) => `${name} = $${at + 2}`).join(', ')": ['status = $2'],
  },
  'capabilities/virtual-cards/server/records.ts': {
    where: ['u.created_at >= $1 and u.created_at < $2', 'u.reference = any($1)'],
  },
  'core/identity/server/cooling-off.ts': {
    "coolingOffSince('customers')": ['coalesce(customers.cooling_off_since, customers.created_at)'],
    "coolingOffUntil('customers')": ['coalesce(customers.cooling_off_until, customers.created_at)'],
  },
  'core/identity/server/customer-records.ts': {
    from: ['identity.customers', '(select * from identity.customers w order by w.id desc limit 5000)'],
    "coolingOffSince('c')": ['coalesce(c.cooling_off_since, c.created_at)'],
    "coolingOffUntil('c')": ['coalesce(c.cooling_off_until, c.created_at)'],
    "hasConfirmedContact('c')": ['c.email_confirmed_at is not null'],
    "isNamed('c')": [
      "identity.name_words(c.first_name, c.last_name, c.username) @@ to_tsquery('pg_catalog.simple', $6)",
    ],
    "isAfter('c')": ['($8::text is null or c.id < (select id from identity.customers where public_id = $8))'],
  },
  'core/identity/server/key-callers.ts': {
    callerRows: ['select k.token_hash from identity.api_keys k where k.revoked_at is null'],
    "ownLimitColumns('o')": ['o.per_payment_minor, o.guard_night, o.next_guard_over_minor, o.is_paused_by_guardian'],
    "hasConfirmedContact('c')": ['c.email_confirmed_at is not null'],
    "coolingOffSince('c')": ['coalesce(c.cooling_off_since, c.created_at)'],
    "coolingOffUntil('c')": ['coalesce(c.cooling_off_until, c.created_at)'],
  },
  'core/identity/server/queries.ts': {
    "blocksOf('customers.id')": ['array(select b.blocked from identity.blocks b where b.customer = customers.id)'],
    "isLeavingOf('customers.id')": ['exists (select from identity.erasures e where e.customer = customers.id)'],
    column: ['id = any($1::bigint[])', 'account_number = any($1)'],
    "columns.join(', ')": ['public_id, account_number'],
    "columns.map((_, index) => `$${index + 1}`).join(', ')": ['$1, $2'],
    "coolingOffSince('customers')": ['coalesce(customers.cooling_off_since, customers.created_at)'],
    "coolingOffUntil('customers')": ['coalesce(customers.cooling_off_until, customers.created_at)'],
    "hasConfirmedContact('customers')": ['customers.email_confirmed_at is not null'],
  },
  'core/identity/server/own-limits.ts': {
    "ownLimitColumns('o')": ['o.per_payment_minor, o.guard_night, o.next_guard_over_minor, o.is_paused_by_guardian'],
  },
  'core/identity/server/standing.ts': {
    "ownLimitColumns('m')": ['m.per_payment_minor, m.guard_night, m.next_guard_over_minor, m.is_paused_by_guardian'],
  },
  'core/identity/server/session-queries.ts': {
    sessionRows: ['select s.token_hash from identity.sessions s where s.revoked_at is null'],
    "ownLimitColumns('o')": ['o.per_payment_minor, o.guard_night, o.next_guard_over_minor, o.is_paused_by_guardian'],
    "hasConfirmedContact('c')": ['c.email_confirmed_at is not null'],
    "coolingOffSince('c')": ['coalesce(c.cooling_off_since, c.created_at)'],
    "coolingOffUntil('c')": ['coalesce(c.cooling_off_until, c.created_at)'],
  },
  'core/provider-payments/server/own-records.ts': {
    condition: ["p.operation = 'transfer'", "p.operation <> 'transfer'"],
    where: ['p.created_at >= $2 and p.created_at < $3', '(p.reference = any($2) or p.provider_reference = any($2))'],
  },
  'core/wallets/server/wallets.ts': { where: ['w.id = any($1)', 'w.customer = $1'] },
  'capabilities/deposits/server/queries.ts': { order: ['asc', 'desc'], later: ['>', '<'] },
  'core/cases/server/cases.ts': { order: ['asc', 'desc'], later: ['>', '<'] },
  'core/operators/server/approval-queries.ts': { order: ['asc', 'desc'], later: ['>', '<'] },
  'core/orders/server/queries.ts': { order: ['asc', 'desc'], later: ['>', '<'] },
  'packages/database/build-indexes.ts': { schema: ['identity'], name: ['by_email'] },
  'packages/database/listen.ts': { channel: ['identity'] },
  'packages/jobs/jobs.ts': { outcome: ['failures = failures + 1', 'failures = 0'] },
};
