import type { Pool } from '@wura/database';
import { currencyById } from '@wura/money/currencies';
import { formatMoney } from '@wura/money';

/** A call that was accepted, and while what it was under way. */
export interface Accepted {
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

/** The last link of each wallet, as `state.ts` writes heads: wallet, place, balance, credit. */
const placesIn = (heads: string) =>
  heads
    .split(' ')
    .filter(Boolean)
    .map(head => head.split(':', 2).map(Number) as [wallet: number, place: number]);

interface Moved {
  readonly transfer_id: bigint;
  readonly kind: string;
  readonly at: Date;
  readonly reference: string | null;
  readonly sides: { wallet: number; whose: string; amount: string; currency: number }[];
}

/**
 * Every transfer that was written behind these heads: what it was, whose wallets it touched, and which of the calls that
 * were accepted was under way when it was written, payers first. Where none was, a job did it, and its kind and reference say which.
 */
export async function whatMoved(all: Pool, heads: string, accepted: readonly Accepted[]): Promise<string[]> {
  const places = placesIn(heads);
  const { rows } = await all.query<Moved>(
    `select e.transfer_id, min(e.created_at) as at,
            (select coalesce(k.name, 'kind ' || abs(min(e.kind))) || case when min(e.kind) < 0 then ', undone' else '' end
               from (select 1) one left join ledger.kind k on k.id = abs(min(e.kind))) as kind,
            (select m.details ->> 'reference' from wallets.movement m where m.transfer_id = e.transfer_id) as reference,
            json_agg(json_build_object('wallet', e.wallet_id, 'amount', e.amount::text, 'currency', e.currency,
              'whose', coalesce(s.purpose, c.first_name, 'a pot')) order by e.amount, e.wallet_id) as sides
       from ledger.entry e
       left join unnest($1::int[], $2::bigint[]) as head (wallet, place) on head.wallet = e.wallet_id
       left join ledger.system_wallet s on s.wallet = e.wallet_id
       left join wallets.wallet w on w.id = e.wallet_id
       left join identity.customers c on c.id = w.customer
      where e.seq > coalesce(head.place, 0)
      group by e.transfer_id order by e.transfer_id limit 10`,
    [places.map(([wallet]) => wallet), places.map(([, place]) => place)],
  );
  return rows.map(moved => `${describe(moved)}; ${underWay(moved, accepted)}`);
}

function describe({ transfer_id: transfer, kind, at, reference, sides }: Moved): string {
  const parts = sides.map(({ whose, wallet, amount, currency: id }) => {
    const { code } = currencyById(id);
    return `${whose} (${wallet}) ${formatMoney({ currency: code, minor: BigInt(amount) })} ${code}`;
  });
  const named = reference === null ? '' : ` ${reference}`;
  return `transfer ${transfer}, ${kind}${named}, at ${at.toISOString()}: ${parts.join(', ')}`;
}

/** The clock is that of PostgreSQL's machine, which a run has beside it. */
const skewMs = 5;

function underWay({ at }: Moved, accepted: readonly Accepted[]): string {
  const time = at.getTime();
  const calls = accepted.filter(({ from, to }) => from - skewMs <= time && time <= to + skewMs);
  if (calls.length === 0) return 'no accepted call was under way';
  return `under way: ${calls.map(({ what }) => what).join(' | ')}`;
}
