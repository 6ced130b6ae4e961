import type { Translations } from '@wura/browser/messages';
import type * as english from './help-messages.ts';

export default {
  helpMessages: {
    title: 'Talk to us',
    conversation: 'Chat with support',
    answered: 'We don answer',
    waiting: 'We go answer soon',
    loading: 'Working hours dey load...',
    now: time => `Person dey answer now, until ${time}.`,
    later: moment => `People go come back ${moment}. Write now, and dem go reply first thing.`,
    unknown: 'We no fit ask when people dey. You fit write any time.',
    chat: 'Open di chat',
    write: 'Write with di contact form',
  },
} satisfies Translations<typeof english>;
