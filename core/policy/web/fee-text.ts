import { phraseText } from '@wura/browser/phrase-text';
import type { z } from 'zod';
import type { feeLine } from '../contract.ts';
// Where the lines of a price have their words.
import './messages.ts';

export type FeeLine = z.output<typeof feeLine>;

/** What a line of a price is called. Whoever runs this service may charge what this build has no words for. */
export const feeText = (line: Pick<FeeLine, 'code' | 'facts' | 'name'>) => phraseText(line) ?? line.name;
