import { digitMarks, groupDigits } from '@wura/money/digits';
import { language } from '@wura/browser/language';
import { readConfig } from './read-config.ts';

/** Puts the figures of this service in the place of the samples, and takes away the notes that call them so. */
export async function figures(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-figure]')];
  if (places.length === 0) return;
  const own = (await readConfig())?.figures;
  if (!own) return;
  for (const place of places) {
    const figure = own[place.dataset.figure!];
    if (figure === undefined) continue;
    // Whole numbers are risen to; a text such as 45+ is shown as it is.
    if (typeof figure === 'number') place.dataset.to &&= String(figure);
    else delete place.dataset.to;
    place.textContent = typeof figure === 'number' ? figureText(figure) : figure;
    place.dataset.own = '';
  }
  for (const note of document.querySelectorAll<HTMLElement>('[data-sample=ours]')) {
    const beside = [...note.parentElement!.querySelectorAll<HTMLElement>('[data-figure]')];
    note.hidden = beside.every(({ dataset }) => 'own' in dataset);
  }
}

/** "250,000", as the language of the page writes it. */
export function figureText(figure: number): string {
  return groupDigits(String(figure), digitMarks[language()]);
}
