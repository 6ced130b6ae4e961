import { appendFileSync } from 'node:fs';

/** How much a proof does: a little in the suite, and for `npm run faults` as much as it promises. */
export function rounds(few: number, many: number): number {
  return isWhole() ? many : few;
}

/** How often a cell is run: the same, or as often as the person who runs it has said. */
export function runs(few: number, many: number): number {
  const asked = Number(process.env['PROOF_RUNS'] ?? 0);
  return isWhole() && asked > 0 ? asked : rounds(few, many);
}

/** Whether all of it is asked for, and not the suite's sample. */
export const isWhole = (): boolean => process.env['PROOF_REPORT'] !== undefined;

/** Leaves figures where the command that asked for everything collects them. */
export function report(line: object): void {
  const file = process.env['PROOF_REPORT'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
