import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './second-factor-messages.ts';
import type { secondFactorFaults, secondFactorRefusals } from '../second-factor.ts';
import type { stepUpFaults, stepUpRefusals } from '../step-up.ts';

export default {
  proofMessages: {
    password: 'Paswọọdụ gị',
    showPassword: 'Gosi paswọọdụ',
    code: 'Koodu sitere na ngwa gị',
    codeHelper: 'Nọmba 6 ọ na-egosi ugbu a, ma ọ bụ otu n’ime koodu nchekwa gị',
    failed: 'Nke ahụ emeghị. Agbanweghị ihe ọ bụla. Biko nwaa ọzọ.',
    close: 'Mechie',
  },
  stepUpMessages: {
    loading: 'Na-ebubata...',
    lead: 'Nke a na-ebelata nchekwa akaụntụ gị, ya mere biko kwado na ọ bụ gị.',
    passkey: 'Jiri mkpịsị aka ma ọ bụ ihu',
    passkeyElsewhere: 'Passkey gị anaghị arụ ọrụ na ihe nchọgharị a. Mepee Wura ebe ọ na-arụ.',
    or: 'ma ọ bụ',
    pin: 'PIN gị',
    mailCode: 'Koodu sitere na email gị',
    mailed: to => `Anyị zigara koodu na ${to}. Ọ ga-adị ire nkeji 15.`,
    again: 'Zite koodu ọhụrụ',
    notAsked: 'Anyị enweghị ike ịmalite. Agbanweghị ihe ọ bụla.',
    retry: 'Nwaa ọzọ',
    cancelled: 'Akwadoghị nke ahụ. Agbanweghị ihe ọ bụla.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  second_factor_code_missing: 'Biko tinye nọmba 6 nke ngwa gị, ma ọ bụ koodu nchekwa',
  second_factor_code_wrong: 'Koodu a ezighi ezi, ma ọ bụ ejirila ya mbụ.',
  two_factor_required: 'Biko tinye koodu sitere na ngwa authenticator gị.',
  sign_in_again: 'Nke a were ogologo oge, ma ọ bụ nnwale karịrị akarị. Biko banye ọzọ.',
  account_locked: 'Ị kpọchiri akaụntụ a. Iji mepee ya ọzọ, jiri koodu anyị ga-ezite na email hazie paswọọdụ gị ọzọ.',
  second_factor_required: 'Biko tinye koodu sitere na ngwa authenticator gị, ma ọ bụ koodu nchekwa.',
  two_factor_on: 'Nbanye nzọụkwụ abụọ agbanyelarị.',
  two_factor_off: 'Nbanye nzọụkwụ abụọ agbanyụrụ.',
  set_up_expired: 'Nhazi a were ogologo oge. Biko malite ọzọ.',
  wrong_code: ({ triesLeft: left }) =>
    left === 0
      ? 'Koodu a ezighi ezi. Biko banye ọzọ.'
      : `Koodu a ezighi ezi, ma ọ bụ ejirila ya mbụ. Nnwale ${left} fọdụrụ.`,
  mailed_code_missing: 'Biko tinye nọmba 6 anyị zitere na email',
  mailed_code_wrong: 'Koodu a ezighi ezi, ma ọ bụ oge ya agwụla.',
  step_up_required: 'Biko kwado na ọ bụ gị.',
  step_up_unavailable:
    'Anyị enweghị ike izitere gị koodu na email ugbu a. Buru ụzọ tinye passkey ma ọ bụ ngwa authenticator, n’okpuru Nchekwa.',
} satisfies PhraseWords<
  typeof secondFactorFaults & typeof secondFactorRefusals & typeof stepUpFaults & typeof stepUpRefusals
>;
