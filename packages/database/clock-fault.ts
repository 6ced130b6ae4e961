import type pg from 'pg';

/** From here on the monitoring calls a clock wrong, too. */
const offMsMax = 10_000;

/** What an operator is told about a clock that is not the database's: nothing else stops, so nothing else would say it at the start. */
export async function clockFault(client: pg.ClientBase, now: () => number): Promise<string | undefined> {
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  const offMs = now() - rows[0]!.at.getTime();
  if (Math.abs(offMs) <= offMsMax) return undefined;
  const seconds = Math.round(Math.abs(offMs) / 1_000);
  const side = offMs > 0 ? 'ahead of' : 'behind';
  return `warning: the clock of this machine is ${seconds} s ${side} that of the database: codes of authenticator apps and our webhooks are refused, and sessions and days end at another moment; see docs/monitoring/runbook/AClockIsWrong.md`;
}
