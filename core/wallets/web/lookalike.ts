import type { Recipient } from './recent-recipients.ts';

/** How a payee stands apart from one who was paid: in a digit or two, in the bank, or in the middle of a long address. */
export interface Lookalike {
  readonly by: 'digits' | 'bank' | 'ends';
  readonly paid: Recipient;
}

/** As much of a long address as people compare. */
const endsLength = { start: 5, end: 4 };

/** The one who was paid and whom this payee would be taken for at a glance; none where exactly this one was paid, too. */
export function lookalikeOf(asked: Recipient, paid: readonly Recipient[]): Lookalike | undefined {
  const found: Lookalike[] = [];
  for (const each of paid) {
    const by = likenessOf(asked, each);
    if (by === 'same') return undefined;
    if (by) found.push({ by, paid: each });
  }
  return found[0];
}

function likenessOf(asked: Recipient, paid: Recipient): Lookalike['by'] | 'same' | undefined {
  const [one, other] = [asked.accountNumber, paid.accountNumber];
  if (one === other && asked.bank === paid.bank) return 'same';
  if (!/^\d+$/.test(one)) return areEndsAlike(one, other) ? 'ends' : undefined;
  // Many people have two accounts that are numbered nearly alike, or a phone number for one at each of two banks.
  if (isSamePerson(asked.name, paid.name)) return undefined;
  if (one === other) return asked.bank !== undefined && paid.bank !== undefined ? 'bank' : undefined;
  return isMistyped(one, other) ? 'digits' : undefined;
}

/** One digit is another, or two neighbours have changed places: what fingers do. */
function isMistyped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const apart = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  if (apart.length === 1) return true;
  const [first, second] = apart;
  if (apart.length !== 2 || first === undefined || second !== first + 1) return false;
  return one[first] === other[second] && one[second] === other[first];
}

/** Swindlers try addresses until one has the ends of an address that their victim pays, and send dust from it. */
function areEndsAlike(one: string, other: string): boolean {
  if (one === other) return false;
  const { start, end } = endsLength;
  return one.slice(0, start) === other.slice(0, start) || one.slice(-end) === other.slice(-end);
}

/** Banks write a name in one order or another, and with or without what stands between. */
function isSamePerson(one: string, other: string): boolean {
  const words = (name: string) => new Set(name.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []);
  const [mine, theirs] = [words(one), words(other)];
  const shared = [...mine].filter(word => theirs.has(word)).length;
  return shared >= Math.min(2, mine.size, theirs.size) && shared > 0;
}
