import { figureText } from '@wura/browser/figure-text';

/**
 * A line of a price in the reader's language. The server names it in English; a figure within it, such as the rate of
 * VAT, stands as {} in the words.
 */
export function feeName(name: string, words: Readonly<Record<string, string>>): string {
  const figure = /\((.+)\)$/.exec(name)?.[1];
  const pattern = figure === undefined ? name : name.replace(figure, '{}');
  return words[pattern]?.replace('{}', figureText(figure ?? '')) ?? name;
}
