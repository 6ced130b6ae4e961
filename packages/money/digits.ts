/** Who reads it. */
export type Reader = 'en' | 'fr' | 'es';

/** What stands between digits: thousands are grouped, and units parted from their fraction. */
export interface DigitMarks {
  readonly group: string;
  readonly decimal: string;
}

/**
 * As each language writes them. Said here rather than asked of Intl, because Spanish would leave four digits ungrouped,
 * and because the narrow space of French is in no font of ours: the plain no-break space is.
 */
export const digitMarks: Readonly<Record<Reader, DigitMarks>> = {
  en: { group: ',', decimal: '.' },
  fr: { group: '\u00a0', decimal: ',' },
  es: { group: '.', decimal: ',' },
};

/** "1234567" to "1,234,567". Works on text: amounts are never floats on their way to the eye. */
export function groupDigits(digits: string, { group }: DigitMarks): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, group);
}
