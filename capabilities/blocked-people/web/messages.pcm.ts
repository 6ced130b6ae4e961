import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { blockFaults, blockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  blockMessages: {
    title: 'People wey you block',
    lead: 'Who you block no fit find you by name or number, send you money, or ask you for money. We no go tell dem.',
    loading: 'E dey load...',
    failed: 'E no gree load who you block.',
    retry: 'Try again',
    none: 'You no block anybody.',
    whom: '@username abi account number',
    block: 'Block',
    unblock: 'Unblock',
    notDone: 'E no work. E still dey as e dey.',
    close: 'Close',
    blockName: name => `Block ${name}?`,
    isBlocked: name => `You don block ${name}.`,
    isUnblocked: name => `You don unblock ${name}.`,
    unblockName: name => `Unblock ${name}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  blocked_unknown: 'User no dey',
  blocked_oneself: 'You no fit block yourself.',
  blocked_full: 'You don block the number wey we fit keep. Unblock one first.',
  blocked_missing: 'Abeg give @username or account number',
} satisfies PhraseWords<typeof blockFaults & typeof blockRefusals>;
