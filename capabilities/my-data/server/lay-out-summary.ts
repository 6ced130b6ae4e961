import { linesOf, widthOf } from '@wura/documents/letters';
import type { Mark, Page, Style } from '@wura/documents/page';
import type { Summary } from './summary.ts';

// What we hold about a customer, on pages of A4.

const page = { width: 595, height: 842, margin: 42 };
const left = page.margin;
const valueLeft = left + 120;
const width = page.width - page.margin - valueLeft;
const inks = { ink: '#0C1A38', second: '#434C66', paper: '#FEFDFB' } as const;
const title: Style = { weight: 'bold', size: 18, tracking: -0.02 };
const heading: Style = { weight: 'bold', size: 11 };
const label: Style = { weight: 'medium', size: 8.5 };
const body: Style = { weight: 'regular', size: 8.5 };
const lineHeight = 12;

export function layOutSummary({ madeAt, id, parts }: Summary): Page[] {
  const pages: Mark[][] = [];
  let y = 0;
  const turn = () => {
    pages.push([]);
    y = page.margin;
  };
  const put = (text: string, style: Style, x: number, ink: keyof typeof inks = 'ink') =>
    pages.at(-1)!.push({ kind: 'words', text, style, ink: inks[ink], x, baseline: y });
  const down = (by: number, room = 0) => {
    y += by;
    if (y + room > page.height - page.margin) turn();
  };
  turn();
  y += 14;
  put('Your data at Wura', title, left);
  down(18);
  put(`${id}, made on ${madeAt.slice(0, 16).replace('T', ' ')} UTC`, body, left, 'second');
  for (const { title: name, lines } of parts) {
    down(26, 3 * lineHeight);
    put(name, heading, left);
    for (const [term, value] of lines) {
      const texts = linesOf(value, body, width);
      texts.forEach((text, index) => {
        down(lineHeight, lineHeight);
        if (index === 0 && term !== '') put(shortened(term), label, left, 'second');
        put(text, body, valueLeft);
      });
    }
  }
  return pages.map(marks => ({ width: page.width, height: page.height, ground: inks.paper, marks }));
}

/** A label stays in its column. */
function shortened(text: string): string {
  let short = text;
  while (widthOf(short, label) > valueLeft - left - 8) short = short.slice(0, -1);
  return short;
}
