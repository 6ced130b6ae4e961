import type { Queries } from '@wura/database';

/** The arguments of ledger.post by name, as the text that PostgreSQL reads, so that a test may say what no code of ours says. */
export type RawCall = Record<(typeof names)[number], string | null>;

const names = [
  'p_goes_on', 'p_wait_for', 'p_wallets', 'p_kind', 'p_fingerprint', 'p_request', 'p_order', 'p_wallet', 'p_amount',
  'p_currency', 'p_ceiling', 'p_owner', 'p_period', 'p_direction', 'p_raised_by', 'p_count', 'p_add', 'p_max',
  'p_ended_by', 'p_ended', 'p_outcome', 'p_at', 'p_seen', 'p_are_new',
] as const; // oxfmt-ignore

/** One plain transfer from the first wallet to the second. */
export function rawTransfer({ from, to, amount, kind }: { from: number; to: number; amount: number; kind: number }) {
  const nothing = Object.fromEntries(names.map(name => [name, null])) as RawCall;
  return {
    ...nothing,
    p_goes_on: 'false',
    p_wallets: `{${from},${to}}`,
    p_kind: `{${kind}}`,
    p_fingerprint: '{1}',
    p_request: '{NULL}',
    p_order: '{1,1}',
    p_wallet: '{1,2}',
    p_amount: `{${-amount},${amount}}`,
    p_currency: '{1,1}',
    p_ceiling: '{NULL,NULL}',
  } satisfies RawCall;
}

export interface RawAnswer {
  first_transfer: bigint;
  verdicts: string | null;
}

export async function rawPost(db: Queries, call: RawCall): Promise<RawAnswer> {
  const { rows } = await db.query<RawAnswer>(
    `select * from ledger.post(${names.map((name, index) => `${name} => $${index + 1}`).join(', ')})`,
    names.map(name => call[name]),
  );
  return rows[0]!;
}
