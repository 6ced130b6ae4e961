import { appendFileSync } from 'node:fs';
import type { Tally } from './attack.ts';

/** Leaves the figures where the run that asked for everything collects them. */
export function report(tallies: readonly Tally[]): void {
  const file = process.env['ADVERSARY_REPORT'];
  if (file === undefined) return;
  // What was accepted is for the naming of what moved, and is far too much to write down.
  for (const { accepted: _accepted, ...tally } of tallies) appendFileSync(file, `${JSON.stringify(tally)}\n`);
}
