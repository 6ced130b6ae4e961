import { formatShare } from '@wura/browser/money-format';

interface Line {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly name: string;
}

/** A line of a price from the page's own words, by code; {share} in them is the rate of a tax. */
export function feeName({ code, facts: { share }, name }: Line, words: Readonly<Record<string, string>>): string {
  return words[code]?.replace('{share}', typeof share === 'number' ? formatShare(share) : '') ?? name;
}
