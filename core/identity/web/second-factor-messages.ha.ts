import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './second-factor-messages.ts';
import type { secondFactorFaults, secondFactorRefusals } from '../second-factor.ts';
import type { stepUpFaults, stepUpRefusals } from '../step-up.ts';

export default {
  proofMessages: {
    password: 'Kalmar sirrinku',
    showPassword: 'Nuna kalmar sirri',
    code: 'Lamba daga manhajarku',
    codeHelper: 'Lambobi 6 da take nunawa yanzu, ko ɗaya daga lambobin ajiyarku',
    failed: 'Hakan bai yi ba. Ba a canza komai ba. Ku sake gwadawa.',
    close: 'Rufe',
  },
  stepUpMessages: {
    loading: 'Ana lodawa...',
    lead: 'Wannan yana rage tsaron asusunku, don haka ku tabbatar cewa ku ne.',
    passkey: 'Yi amfani da yatsa ko fuska',
    passkeyElsewhere: 'Passkey ɗinku ba ya aiki a wannan burauza. Ku buɗe Wura inda yake aiki.',
    or: 'ko',
    pin: 'PIN ɗinku',
    mailCode: 'Lamba daga imel ɗinku',
    mailed: to => `Mun aika lamba zuwa ${to}. Tana aiki na minti 15.`,
    again: 'Aiko sabuwar lamba',
    notAsked: 'Ba mu iya farawa ba. Ba a canza komai ba.',
    retry: 'Sake gwadawa',
    cancelled: 'Ba a tabbatar da hakan ba. Ba a canza komai ba.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  second_factor_code_missing: 'Ku shigar da lambobi 6 na manhajarku, ko lambar ajiya',
  second_factor_code_wrong: 'Wannan lamba ba daidai ba ce, ko an riga an yi amfani da ita.',
  two_factor_required: 'Ku shigar da lamba daga manhajar tantancewarku.',
  sign_in_again: 'Wannan ya ɗauki lokaci, ko gwaje-gwaje sun yi yawa. Ku sake shiga.',
  account_locked:
    'Kun kulle wannan asusu. Don sake buɗe shi, ku sake saita kalmar sirri da lambar da za mu aiko ta imel.',
  second_factor_required: 'Ku shigar da lamba daga manhajar tantancewarku, ko lambar ajiya.',
  two_factor_on: 'Shiga mai mataki biyu yana kunne tuni.',
  two_factor_off: 'Shiga mai mataki biyu yana kashe.',
  set_up_expired: 'Saitawar ta ɗauki lokaci da yawa. Ku sake farawa.',
  wrong_code: ({ triesLeft: left }) =>
    left === 0
      ? 'Wannan lamba ba daidai ba ce. Ku sake shiga.'
      : `Wannan lamba ba daidai ba ce, ko an riga an yi amfani da ita. Saura gwaji ${left}.`,
  mailed_code_missing: 'Ku shigar da lambobi 6 da muka aiko ta imel',
  mailed_code_wrong: 'Wannan lamba ba daidai ba ce, ko lokacinta ya ƙare.',
  step_up_required: 'Ku tabbatar cewa ku ne.',
  step_up_unavailable:
    'Ba za mu iya aiko muku lamba ta imel yanzu ba. Ku fara ƙara passkey ko manhajar tantancewa, a sashen Tsaro.',
} satisfies PhraseWords<
  typeof secondFactorFaults & typeof secondFactorRefusals & typeof stepUpFaults & typeof stepUpRefusals
>;
