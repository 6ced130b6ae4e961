import type { Translations } from '@wura/browser/messages';
import type * as english from './manage-messages.ts';

export default {
  manageMessages: {
    lead: 'Jeri, waɗanda aka fi so da ɓoyayyu suna tare da asusunku, a kowace na’ura.',
    hidden: 'Ɓoyayye',
    up: name => `Matsar da ${name} sama`,
    down: name => `Matsar da ${name} ƙasa`,
    moved: (name, place, count) => `${name} yanzu na ${place} ne cikin ${count}`,
    favourite: name => `${name} na cikin waɗanda aka fi so`,
    hide: name => `Ɓoye ${name}`,
    show: name => `Nuna ${name}`,
    closeWallet: name => `Rufe ${name}`,
    closed: name => `An rufe walet na ${name}. Ku ƙara nau’in kuɗin don sake buɗe shi.`,
    failed: 'Wannan bai yi ba. Babu abin da ya canza. Ku sake gwadawa.',
  },
} satisfies Translations<typeof english>;
