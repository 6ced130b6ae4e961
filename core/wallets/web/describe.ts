import { phraseText } from '@wura/browser/phrase-text';
import type { Transaction } from '../contract.ts';
// Where movements between customers have their words; other rooms bring those of theirs.
import './messages.ts';

/** What a movement was, in the language of the page; in the server's English where this build does not know its kind. */
export function describe({
  description,
  description_code: code,
  description_facts: facts,
}: Pick<Transaction, 'description' | 'description_code' | 'description_facts'>): string {
  return phraseText({ code, facts }) ?? description;
}
