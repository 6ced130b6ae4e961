import type { SpendingCategory } from '../categories.ts';

interface Table {
  /** The first day of Lagos on which it holds. */
  readonly from: string;
  /** By the category of the kind of movement. */
  readonly sent: Readonly<Record<string, SpendingCategory>>;
}

/** The newest first. A later table changes nothing that was filed under an earlier one. */
const tables: readonly Table[] = [
  {
    from: '2020-01-01',
    sent: {
      airtime: 'phone',
      data: 'phone',
      electricity: 'utilities',
      water: 'utilities',
      tv: 'entertainment',
      giftcards: 'shopping',
      transfer: 'people',
      bank_transfer: 'people',
      usdt: 'people',
      card: 'cards',
      conversion: 'conversion',
      savings: 'savings',
    },
  },
];

/** Money that its customer still has elsewhere, or that was never theirs to spend. */
const notSpent: ReadonlySet<string> = new Set([
  'conversion',
  'savings',
  'deposit',
  'loss',
  'provider',
  'recall_hold',
  'recall_return',
  'correction',
]);

interface Moved {
  /** That of the kind of movement. */
  readonly category: string;
  readonly isSent: boolean;
  /** A day of Lagos. */
  readonly day: string;
}

/** What a movement is filed under until its customer says otherwise. */
export function usualCategory({ category, isSent, day }: Moved): SpendingCategory {
  const table = tables.find(({ from }) => from <= day) ?? tables.at(-1)!;
  const usual = table.sent[category];
  if (isSent) return usual ?? 'other';
  return usual === 'conversion' || usual === 'savings' ? usual : 'income';
}

export const isSpending = ({ category, isSent }: Pick<Moved, 'category' | 'isSent'>) =>
  isSent && !notSpent.has(category);
