import type { Rates } from '@wura/rates/cross-rate';
import { readConfig } from './read-config.ts';
import { read } from './read.ts';

interface RatesAnswer {
  readonly as_of: string;
  readonly rates: Rates;
  readonly source: { readonly title: string; readonly link: string | null };
  readonly simulated: boolean;
}

export interface LiveRates extends Pick<RatesAnswer, 'source' | 'simulated'> {
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
  const { rates, source, simulated } = answer;
  return { rates, source, simulated, when: when.format(new Date(answer.as_of)) };
}

/** Writes whose rates these are and of when, in the words that the element brought; a source that has a page is linked. */
export function drawSource(place: HTMLElement, words: DOMStringMap, { when, source, simulated }: LiveRates): void {
  const [before = '', after = ''] = (simulated ? words.simulated! : words.live!)
    .replace('{when}', when)
    .split('{source}');
  if (simulated || source.link === null) {
    place.textContent = simulated ? before : before + source.title + after;
    return;
  }
  const link = document.createElement('a');
  link.href = source.link;
  link.rel = 'noreferrer';
  link.className = 'underline';
  link.textContent = source.title;
  place.replaceChildren(before, link, after);
}
