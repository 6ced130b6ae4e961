import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  limitsMessages: {
    title: 'Iyakokinku',
    tier: tier => `Mataki na ${tier}`,
    tiers: {
      1: 'An yi rajista',
      2: 'An duba BVN da NIN',
      3: 'An tantance mutum',
    },
    loading: 'Ana loda iyakoki...',
    failed: 'Ba a iya loda iyakokinku ba.',
    retry: 'Sake gwadawa',
    outToday: 'An tura yau',
    usedOf: (used, limit) => `${used} cikin ${limit}`,
    left: left => `Kuna iya ƙara tura ${left} yau.`,
    resets: when => `Zai sake farawa ${when}`,
    holding: 'Ragowa',
    noLimit: 'Babu iyaka',
    single: 'Mafi girman sakawa ɗaya',
    firstDay: until =>
      `Sabon asusu, na’ura ko kalmar sirri yana da ƙaramar iyaka ta kwana ɗaya. Cikakkun iyakoki za su zo ${until}.`,
    next: tier => `Abin da mataki na ${tier} ya yarda`,
    perDay: 'Turawa a rana',
    balanceUpTo: 'Ragowa har',
    verify: 'Ku tantance kanku',
    highest: 'Kuna kan mataki mafi girma.',
    bar: percent => `An yi amfani da ${percent} %`,
    barUnderOne: 'Abin da aka yi amfani da shi bai kai 1 % ba',
    guardian: 'Haɗa mai kula',
    blocked: {
      identity: 'Ku tantance BVN ko NIN ɗinku kafin ku motsa kuɗi.',
      age: 'Kafin shekara 18, kuɗi zai motsa ne kawai idan an haɗa mai kula da asusunku.',
      contact: 'Ku tabbatar da imel ko lambar wayarku kafin ku motsa kuɗi.',
    },
  },
} satisfies Translations<typeof english>;
