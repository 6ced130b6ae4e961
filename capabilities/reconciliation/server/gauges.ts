import type { Gauge } from '@wura/features/server';

export const gauges: readonly Gauge[] = [
  {
    name: 'reconciliation_differences_open',
    help: 'Where our books and somebody else’s do not agree',
    sql: 'select count(*)::int as value from reconciliation.difference where closed_at is null',
  },
  {
    name: 'reconciliation_oldest_seconds',
    help: 'How long ago the oldest of them began',
    sql: `select coalesce(extract(epoch from clock_timestamp() - min(since)), 0)::float8 as value
          from reconciliation.difference where closed_at is null`,
  },
  {
    name: 'reconciliation_last_complete_seconds',
    help: 'How long ago the books were last compared whole; left out until they were',
    sql: `select extract(epoch from clock_timestamp() - max(ended_at))::float8 as value
          from reconciliation.run where outcome = 'complete' having max(ended_at) is not null`,
  },
  {
    name: 'books_broken',
    help: 'Stretches of the books that do not fit: anything but 0 wants a person at once',
    sql: 'select count(*)::int as value from ledger.verified_stretch where fault is not null',
  },
  {
    name: 'books_checked_seconds',
    help: 'How long ago the entry that was checked longest ago was checked; left out until any was',
    sql: `select extract(epoch from clock_timestamp() - min(checked_at))::float8 as value
          from ledger.verified_stretch where not is_archived having min(checked_at) is not null`,
  },
  {
    name: 'books_closing_seconds',
    help: 'How long ago the part of the books was cut that is being closed; 0 where none is',
    sql: `select coalesce(extract(epoch from clock_timestamp() - min(cut_at)), 0)::float8 as value
          from ledger.book_part where joined_at is null`,
  },
];
