import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  debugMessages: {
    title: 'Debug API',
    lead: 'Di last calls wey dis page make to di server, without password, PIN, code and token. Dem dey stay for dis device, and dem go clear if you reload am.',
    health: 'Server',
    up: 'Ready',
    down: 'Not ready',
    asking: 'We dey ask...',
    askAgain: 'Ask again',
    answeredIn: ms => `E answer in ${ms} ms`,
    calls: 'Calls',
    failedOnly: 'Only di ones wey fail',
    clear: 'Clear',
    empty: 'No call yet',
    emptyText: 'Use di wallet for dis page, and wetin e ask di server go show here.',
    noAnswer: 'No answer',
    ms: ms => `${ms} ms`,
    requestId: 'Request',
    copy: 'Copy',
    copied: 'E don copy',
    copyRequest: 'Copy di request id',
    sent: 'Wetin we send',
    answer: 'Answer',
    nothing: 'Nothing',
    docs: 'All di calls dey explained for di API document',
  },
} satisfies Translations<typeof english>;
