import { phraseText } from '@wura/browser/phrase-text';
import type { FeeLine } from '../contract.ts';
// Where the lines of a price have their words.
import './messages.ts';

/** What a line of a price is called. The operator may charge what this build has no words for. */
export const feeText = (line: Pick<FeeLine, 'code' | 'facts' | 'name'>) => phraseText(line) ?? line.name;
