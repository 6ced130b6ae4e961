import { part, read } from './read.ts';

interface Proof {
  readonly state: 'whole' | 'broken' | 'stale' | 'never';
  readonly checked_at: string | null;
  readonly proven_at: string | null;
  readonly currencies: readonly {
    readonly currency: string;
    readonly debits_equal_credits: boolean;
    readonly customers_equal_house: boolean;
    readonly customers?: string;
  }[];
  readonly heads: { readonly books: string; readonly audit: string } | null;
  readonly days: readonly {
    readonly day: string;
    readonly outcome: 'whole' | 'broken' | 'none';
    readonly books: string | null;
    readonly audit: string | null;
  }[];
}

/** Writes down what the service says of its books, in the words that the page brought. No answer is no proof. */
export async function proof(page: HTMLElement): Promise<void> {
  const words = page.dataset;
  const found = await read<Proof>('/api/proof');
  part(page, 'awaited').remove();
  const state = found?.state ?? 'lost';
  const line = part(page, 'state');
  line.dataset.state = state === 'whole' ? 'up' : state === 'broken' ? 'down' : 'unknown';
  const said = part(page, 'said');
  said.textContent = said.dataset[state] ?? '';
  const text = part(page, 'text');
  text.textContent = text.dataset[state] ?? '';
  text.hidden = text.textContent === '';
  if (!found) return;

  const moments = [
    found.proven_at !== null && words.proven!.replace('{when}', moment(found.proven_at)),
    found.state === 'broken' && found.checked_at !== null && words.checked!.replace('{when}', moment(found.checked_at)),
  ].filter(each => each !== false);
  const when = part(page, 'when');
  when.textContent = moments.join('. ');
  when.hidden = moments.length === 0;
  drawDays(page, found);
  if (!found.heads) return;

  part(page, 'found').hidden = false;
  part(page, 'books-head').textContent = found.heads.books;
  part(page, 'audit-head').textContent = found.heads.audit;
  const hasTotals = found.currencies.some(({ customers }) => customers !== undefined);
  part(page, 'total').hidden = !hasTotals;
  // What was true a day ago and more is not known of now.
  const answer = (isSo: boolean) => (found.state === 'stale' ? words.unknown! : isSo ? words.yes! : words.no!);
  part(page, 'currencies').replaceChildren(
    ...found.currencies.map(each => {
      const row = document.createElement('tr');
      const name = document.createElement('th');
      name.scope = 'row';
      name.textContent = each.currency;
      row.append(
        name,
        cell(words.books!, answer(each.debits_equal_credits)),
        cell(words.customers!, answer(each.customers_equal_house)),
      );
      if (hasTotals) row.append(cell(words.total!, each.customers ?? '', 'numeric'));
      return row;
    }),
  );
}

function drawDays(page: HTMLElement, { days }: Proof): void {
  const words = page.dataset;
  const said = { whole: words.dayWhole!, broken: words.dayBroken!, none: words.dayNone! };
  part(page, 'no-days').hidden = days.length > 0;
  part(page, 'days').replaceChildren(
    ...days.map(({ day, outcome, books, audit }) => {
      const item = document.createElement('li');
      item.dataset.outcome = outcome;
      const time = document.createElement('time');
      time.dateTime = day;
      time.textContent = written({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
      const word = document.createElement('b');
      word.textContent = said[outcome];
      item.append(time, word);
      if (books !== null && audit !== null) {
        const heads = document.createElement('code');
        heads.textContent = `${books} ${audit}`;
        item.append(heads);
      }
      return item;
    }),
  );
}

function cell(label: string, text: string, className = ''): HTMLTableCellElement {
  const made = document.createElement('td');
  made.dataset.label = label;
  made.className = className;
  made.textContent = text;
  return made;
}

const moment = (at: string) => written({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

const written = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(document.documentElement.lang, how);
