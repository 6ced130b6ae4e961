import { useMessages } from '@wura/browser/messages';
import { feesMessages } from './messages.ts';

/** A line of a price in the reader's language. The server names it in English, and VAT with its rate. */
export function useFeeName(): (name: string) => string {
  const words = useMessages(feesMessages);
  const lines: Readonly<Record<string, string>> = words.lines;
  return name => {
    const percent = /^VAT on the fee \((.+)\)$/.exec(name)?.[1];
    return percent === undefined ? (lines[name] ?? name) : words.vat(percent);
  };
}
