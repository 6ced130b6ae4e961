import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { blockFaults, blockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  blockMessages: {
    title: 'Àwọn ènìyàn tí o dènà',
    lead: 'Ẹni tí o bá dènà kò lè rí ọ nípa orúkọ tàbí nọ́ńbà, kò lè fi owó ránṣẹ́ sí ọ, kò sì lè béèrè owó. A kò ní sọ fún un.',
    loading: 'Ó ń gbé...',
    failed: 'A kò lè gbé àwọn tí o dènà.',
    retry: 'Tún gbìyànjú',
    none: 'O kò dènà ẹnikẹ́ni.',
    whom: '@orúkọ oníṣe tàbí nọ́ńbà àkáǹtì',
    block: 'Dènà',
    unblock: 'Ṣí i',
    notDone: 'A kò lè ṣe é. Ó wà bí ó ti wà.',
    close: 'Pa',
    blockName: name => `Ṣé kí a dènà ${name}?`,
    isBlocked: name => `A ti dènà ${name}.`,
    isUnblocked: name => `A ti ṣí ${name}.`,
    unblockName: name => `Ṣí ${name}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  blocked_unknown: 'A kò rí oníṣe',
  blocked_oneself: 'O kò lè dènà ara rẹ.',
  blocked_full: 'O ti dènà iye ènìyàn tí a lè pamọ́. Kọ́kọ́ ṣí ẹnìkan.',
  blocked_missing: 'Jọ̀wọ́ fún wa ní @orúkọ oníṣe tàbí nọ́ńbà àkáǹtì',
} satisfies PhraseWords<typeof blockFaults & typeof blockRefusals>;
