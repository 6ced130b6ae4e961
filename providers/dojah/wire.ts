import type { Claimed } from '@wura/kyc/server/ports';
import { z } from 'zod';

export type Register = 'bvn' | 'nin';

/** What they were asked about. */
export interface Asked {
  readonly register: Register;
  readonly number: string;
  readonly claimed: Claimed;
}

const refused = z.object({ error: z.string() });

/** "BVN not found": of the number, and not of the page that was asked for. */
export function isUnknownNumber(body: unknown): boolean {
  const { data } = refused.safeParse(body);
  return data !== undefined && /\b(bvn|nin|number|records?|identity)\b/i.test(data.error);
}

const verdict = z.object({ status: z.boolean() });
/** They repeat the number that they speak of. */
const numbered = z.object({
  entity: z.object({
    bvn: z.object({ value: z.string() }).nullish().catch(null),
    nin: z.string().nullish().catch(null),
  }),
});

/** Asked about a BVN with a name and a day, it says what of it is right, and shows no data of a person. */
const matched = z.object({
  entity: z.object({ bvn: verdict, first_name: verdict, last_name: verdict, date_of_birth: verdict }),
});

/** Asked about a NIN it shows the person, and the comparison is ours. */
const shown = z.object({
  entity: z.object({ first_name: z.string(), last_name: z.string(), date_of_birth: z.string() }),
});

/** Whether the number is this person's; nothing when the answer is about another, or has another shape than any we know. */
export function readMatch(body: unknown, { register, number, claimed }: Asked): 'match' | 'mismatch' | undefined {
  const spokenOf = numbered.safeParse(body).data?.entity;
  const named = register === 'bvn' ? spokenOf?.bvn?.value : spokenOf?.nin;
  // Masked, it says less, and is no other number.
  if (named && /^\d{11}$/.test(named) && named !== number) return undefined;
  return register === 'bvn' ? readVerdicts(body) : readPerson(body, claimed);
}

function readVerdicts(body: unknown): 'match' | 'mismatch' | undefined {
  const { data } = matched.safeParse(body);
  if (!data) return undefined;
  const { bvn, first_name: first, last_name: last, date_of_birth: born } = data.entity;
  return [bvn, first, last, born].every(({ status }) => status) ? 'match' : 'mismatch';
}

function readPerson(body: unknown, claimed: Claimed): 'match' | 'mismatch' | undefined {
  const { data } = shown.safeParse(body);
  const born = data && calendarDay(data.entity.date_of_birth);
  if (!data || !born) return undefined;
  // Registers often have the two names the other way round.
  const names = [plain(data.entity.first_name), plain(data.entity.last_name)].sort().join(' ');
  const isSame = names === [plain(claimed.firstName), plain(claimed.lastName)].sort().join(' ');
  return isSame && born === claimed.dateOfBirth ? 'match' : 'mismatch';
}

/** Registers write in capitals and without marks: ADEBAYO is Adébáyọ̀. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

const months = 'january february march april may june july august september october november december'.split(' ');

/** "1994-05-21", "21-05-1994", "21-May-1994" and "21/05/1994" all occur. */
function calendarDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  if (year) return `${year}-${month}-${day}`;
  const [, dayFirst, middle = '', yearLast] = /^(\d\d)[-/](\d\d|[A-Za-z]{3,9})[-/](\d{4})$/.exec(text) ?? [];
  if (!yearLast) return undefined;
  const named = months.findIndex(name => name.startsWith(middle.toLowerCase().slice(0, 3))) + 1;
  const number = /\d/.test(middle) ? middle : named > 0 ? String(named).padStart(2, '0') : undefined;
  return number && `${yearLast}-${number}-${dayFirst}`;
}
