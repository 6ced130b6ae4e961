import type { Translations } from '@wura/browser/messages';
import type * as english from './lookalike-messages.ts';

export default {
  lookalikeMessages: {
    title: 'Dis no be di account wey you pay before',
    digits: name => `You don pay ${name} before. Di two numbers resemble well well.`,
    bank: name => `You don pay ${name} before, with di same number for another bank.`,
    ends: 'You don send to one address before wey start or end like dis one. Fraud people dey make address like dis so that you go copy their own.',
    before: 'You pay before',
    now: 'Dis one',
    compared: 'I don compare everything, and na dis address I mean',
  },
} satisfies Translations<typeof english>;
