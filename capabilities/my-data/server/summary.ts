import type { Opening } from '@wura/identity/server/personal-data';
import { ruleOn } from '@wura/policy/dated-rules';
import { yearsKept } from '../rules.ts';
import { openFor, tellingsOf, type ExportNeeds, type Owner } from './export-data.ts';
import { readLooks } from './looks.ts';
import { tell } from './tell.ts';

/** What stands on the paper. */
export interface Summary {
  readonly madeAt: string;
  readonly id: string;
  readonly parts: readonly Part[];
}

export interface Part {
  readonly title: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
}

/** Of a section with more rows than this the paper says how many there are. */
const rowsShown = 12;
/** And counts no further than this: a paper is not worth the reading of a long life. */
const rowsCounted = 1_000;
const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** The first rows of each section, and how many there are; the whole of it is what the JSON is for. */
export async function summaryOf(needs: ExportNeeds, owner: Owner): Promise<Summary> {
  const opening = await openFor(needs, owner.customer);
  const parts: Part[] = [];
  for (const telling of tellingsOf(needs.rooms).filter(({ section }) => !pictures.has(section))) {
    const part = await partOf(needs, telling, opening);
    if (part) parts.push(part);
  }
  const looks = await readLooks(needs.pool, needs.rooms, owner);
  if (looks.length > 0) {
    const lines = looks
      .slice(0, rowsShown)
      .map(({ at, what, role }) => [momentOf(at), `${inWords(what)} (${role ?? 'the product'})`] as const);
    parts.push({ title: 'Who of the staff looked at the record', lines });
  }
  const today = new Date(needs.now());
  const { value: years, source } = ruleOn(yearsKept, today);
  parts.push({
    title: 'What is kept when the account is erased',
    lines: [
      ['For', `${years} years after the end of the account`],
      ['What', 'who the customer was, checked papers, payments'],
      ['Why', source],
    ],
  });
  return { madeAt: today.toISOString(), id: owner.id, parts };
}

/** On paper they would be pages of letters. */
const pictures: ReadonlySet<string> = new Set(['photo', 'identity_papers', 'dispute_evidence']);

async function partOf(
  needs: ExportNeeds,
  telling: Parameters<typeof tell>[1],
  opening: Opening,
): Promise<Part | undefined> {
  const shown: object[] = [];
  let count = 0;
  for await (const row of tell(needs.pool, telling, opening)) {
    if (count++ < rowsShown) shown.push(row);
    if (count > rowsCounted) break;
  }
  if (count === 0) return undefined;
  const isOne = telling.section === 'profile';
  const lines = isOne
    ? Object.entries(shown[0]!).map(([name, value]) => [inWords(name), textOf(value)] as const)
    : shown.map((row, index) => [`${index + 1}`, Object.values(row).map(textOf).filter(Boolean).join(', ')] as const);
  const isMany = count > rowsCounted;
  const others = isMany ? 'many' : count - rowsShown;
  const more = count > rowsShown ? [['', `and ${others} more, all of them in the JSON file`] as const] : [];
  const howMany = isMany ? `more than ${rowsCounted}` : count;
  return { title: isOne ? 'Profile' : `${inWords(telling.section)}: ${howMany}`, lines: [...lines, ...more] };
}

const momentOf = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return value.slice(0, 16).replace('T', ' ');
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.values(value).map(textOf).filter(Boolean).join(' ');
}
