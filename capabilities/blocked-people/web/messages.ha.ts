import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { blockFaults, blockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  blockMessages: {
    title: 'Mutanen da kuka toshe',
    lead: 'Waɗanda kuka toshe ba za su iya nemo ku da suna ko lamba ba, ko tura muku kuɗi, ko neman kuɗi a wajenku. Ba za a sanar da su ba.',
    loading: 'Ana lodawa...',
    failed: 'Ba a iya loda waɗanda kuka toshe ba.',
    retry: 'Sake gwadawa',
    none: 'Ba ku toshe kowa ba.',
    whom: '@sunan mai amfani ko lambar asusu',
    block: 'Toshe',
    unblock: 'Buɗe',
    notDone: 'Ba a iya yi ba. Yana yadda yake.',
    close: 'Rufe',
    blockName: name => `A toshe ${name}?`,
    isBlocked: name => `An toshe ${name}.`,
    isUnblocked: name => `An buɗe ${name}.`,
    unblockName: name => `Buɗe ${name}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  blocked_unknown: 'Ba a sami mai amfani ba',
  blocked_oneself: 'Ba za ku iya toshe kanku ba.',
  blocked_full: 'Kun toshe adadin da muke adanawa. Ku buɗe ɗaya tukuna.',
  blocked_missing: 'Ku ba da @sunan mai amfani ko lambar asusu',
} satisfies PhraseWords<typeof blockFaults & typeof blockRefusals>;
