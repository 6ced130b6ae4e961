import type { Rates } from '../../exchange.ts';
import { readConfig } from './read-config.ts';
import { read } from './read.ts';

interface RatesAnswer {
  readonly as_of: string;
  readonly rates: Rates;
}

export interface LiveRates {
  readonly rates: Rates;
  /** When they were taken, as the reader's language writes it. */
  readonly when: string;
}

let asked: Promise<LiveRates | undefined> | undefined;

/** The rates of the moment, asked for once however many places show them. */
export function readRates(): Promise<LiveRates | undefined> {
  return (asked ??= ask());
}

async function ask(): Promise<LiveRates | undefined> {
  // Without a source of rates there is no service to ask, and the samples stay what they are called.
  if (!(await readConfig())?.services?.rates) return undefined;
  const answer = await read<RatesAnswer>('/api/rates?base=USD');
  if (!answer) return undefined;
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  return { rates: answer.rates, when: when.format(new Date(answer.as_of)) };
}
