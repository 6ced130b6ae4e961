import type { Gauge } from '@wura/features/server';

export const gauges: readonly Gauge[] = [
  {
    name: 'deposits_credit_seconds',
    help: 'From the first word of the provider to the credit, among the newest thousand it sent word of, by quantile',
    label: 'quantile',
    sql: `select q.quantile::text, percentile_cont(q.quantile) within group (order by c.seconds) as value
            from (select greatest(extract(epoch from d.updated_at - w.received_at), 0)::float8 as seconds
                    from (select * from provider_payments.webhook_word order by id desc) w
                   cross join lateral (
                     -- Each is looked up: left to itself the planner reads every deposit there ever was.
                     select d.updated_at from deposits.deposit d
                      where d.reference = w.reference and d.provider = w.provider and d.state = 'credited' offset 0
                   ) d
                   order by w.id desc limit 1000) c
           cross join (values (0.5::float8), (0.99)) as q (quantile)
           group by q.quantile`,
  },
  {
    name: 'deposits_in_review',
    help: 'Deposits that were paid otherwise than asked and wait for staff',
    sql: `select count(*)::int as value from deposits.deposit where state = 'review'`,
  },
];
