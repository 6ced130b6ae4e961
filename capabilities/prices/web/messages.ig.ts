import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  limitsMessages: {
    title: 'Oke gị',
    tier: tier => `Ogo ${tier}`,
    tiers: {
      1: 'Edebanyela aha',
      2: 'Elelela BVN na NIN',
      3: 'Enyochala njirimara',
    },
    loading: 'Na-ebubata oke...',
    failed: 'Enweghị ike ibubata oke gị.',
    retry: 'Nwaa ọzọ',
    outToday: 'Ezipụrụ taa',
    usedOf: (used, limit) => `${used} n’ime ${limit}`,
    left: left => `Ị ka nwere ike izipu ${left} taa.`,
    resets: when => `Ọ ga-amalite ọzọ ${when}`,
    holding: 'Ego fọdụrụ',
    noLimit: 'Oke adịghị',
    single: 'Otu itinye ego kacha ibu',
    firstDay: until =>
      `Akaụntụ, ngwaọrụ ma ọ bụ paswọọdụ ọhụrụ nwere obere oke otu ụbọchị. Oke zuru ezu ga-abịa ${until}.`,
    next: tier => `Ihe ogo ${tier} kwere`,
    perDay: 'Izipu kwa ụbọchị',
    balanceUpTo: 'Ego fọdụrụ ruo',
    verify: 'Nyochaa njirimara gị',
    highest: 'Ị nọ n’ogo kacha elu.',
    bar: percent => `Ejirila ${percent} %`,
    barUnderOne: 'Ihe ejirila erughị 1 %',
    guardian: 'Jikọọ onye nlekọta',
    blocked: {
      identity: 'Biko nyochaa BVN ma ọ bụ NIN gị tupu ị megharịa ego.',
      age: 'Tupu afọ 18, ego na-emegharị naanị mgbe ejikọrọ onye nlekọta na akaụntụ gị.',
      contact: 'Biko kwado adreesị email ma ọ bụ nọmba ekwentị gị tupu ị megharịa ego.',
    },
  },
} satisfies Translations<typeof english>;
