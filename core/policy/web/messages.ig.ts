import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type {
  policyRefusals,
  receivingRefusals,
  pricingRefusals,
  guardReasons,
  limitReasons,
  feePhrases,
  priceFaults,
} from '../refusals.ts';

export default {
  limitMessages: {
    raise: 'Bulie oke gị',
    see: 'Hụ oke gị',
    over: excess => `Ọ karịrị ihe ị nwere ike izipu taa site na ${excess}.`,
    use: amount => `Jiri ${amount}`,
    verify: 'Nyochaa njirimara gị',
    guardian: 'Jikọọ onye nlekọta',
    confirm: 'Kwado otu n’ime ha',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  payment_guarded: 'Biko jiri ihe nkwenye nke abụọ gị kwado ịkwụ ụgwọ a.',
  guard_night: 'Abalị eruola, ị kwụtụbeghịkwa akaụntụ a ụgwọ tupu taa.',
  guard_large: 'Ego a buru ibu, ị kwụtụbeghịkwa akaụntụ a ụgwọ tupu taa.',
  guard_key:
    'Igodo API enweghị ike ịkwụ ụgwọ a: jiri aka gị kwụọ akaụntụ a otu ugboro, ma ọ bụ gbanwee nche ịkwụ ụgwọ gị.',
  limit_exceeded: 'Nke a karịrị oke gị.',
  identity_required: 'Biko nyochaa BVN ma ọ bụ NIN gị tupu ị megharịa ego.',
  contact_unconfirmed: 'Biko kwado adreesị email ma ọ bụ nọmba ekwentị gị tupu ị megharịa ego.',
  age_restricted: 'Tupu afọ 18, ego na-emegharị naanị mgbe ejikọrọ onye nlekọta na akaụntụ gị.',
  paused_by_guardian: 'Onye nlekọta gị akwụsịtụla ịkwụ ụgwọ site na akaụntụ gị.',
  transfers_off: 'Ị gbanyụrụ mbufe.',
  recipient_limit: 'Nke a karịrị ihe onye nnata nwere ike ịnata.',
  day_limit: ({ left }) => `Ị ka nwere ike izipu ${left} taa.`,
  key_limit: ({ limit }) => `Igodo API a nwere ike iziga ${limit} kwa ụbọchị.`,
  own_limit: ({ limit }) => `Oke nke gị bụ ${limit}.`,
  guardian_limit: ({ limit }) => `Oke onye nlekọta gị bụ ${limit}.`,
  price_changed: ({ price }) => `Ọnụahịa bụzi ${price}. Biko kwado ya.`,
  priced_kind_unknown: 'Biko họrọ ihe a ga-agwa gị ọnụahịa ya',
  transfer_fee: 'Ego ọrụ',
  exchange_fee: 'Ego ọrụ mgbanwe',
  network_fee: 'Ego ọrụ netwọk',
  vat: ({ share }) => `VAT n’ego ọrụ (${share})`,
  stamp_duty: 'Ụtụ stampụ',
} satisfies PhraseWords<
  typeof policyRefusals &
    typeof receivingRefusals &
    typeof pricingRefusals &
    typeof limitReasons &
    typeof guardReasons &
    typeof feePhrases &
    typeof priceFaults
>;
