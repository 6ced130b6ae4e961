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
    raise: 'Ƙara iyakarku',
    see: 'Duba iyakokinku',
    over: excess => `Ya wuce abin da za ku iya turawa yau da ${excess}.`,
    use: amount => `Yi amfani da ${amount}`,
    verify: 'Ku tantance kanku',
    guardian: 'Haɗa mai kula',
    confirm: 'Tabbatar da ɗaya daga cikinsu',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  payment_guarded: 'Ku tabbatar da wannan biyan da hanyar tsaro ta biyu.',
  guard_night: 'Dare ne, kuma ba ku taɓa biyan wannan asusu ba kafin yau.',
  guard_large: 'Kuɗin yana da yawa, kuma ba ku taɓa biyan wannan asusu ba kafin yau.',
  guard_key:
    'Makullin API ba zai iya wannan biyan ba: ku biya wannan asusu sau ɗaya da kanku, ko ku canza kariyar biyanku.',
  limit_exceeded: 'Wannan ya wuce iyakarku.',
  identity_required: 'Ku tantance BVN ko NIN ɗinku kafin ku motsa kuɗi.',
  contact_unconfirmed: 'Ku tabbatar da imel ko lambar wayarku kafin ku motsa kuɗi.',
  age_restricted: 'Kafin shekara 18, kuɗi zai motsa ne kawai idan an haɗa mai kula da asusunku.',
  paused_by_guardian: 'Mai kula da ku ya dakatar da biya daga asusunku.',
  transfers_off: 'Kun kashe turawa.',
  recipient_limit: 'Wannan ya wuce abin da mai karɓa zai iya karɓa.',
  day_limit: ({ left }) => `Kuna iya ƙara tura ${left} yau.`,
  key_limit: ({ limit }) => `Wannan makullin API yana iya tura ${limit} a rana.`,
  own_limit: ({ limit }) => `Iyakar da kuka saita ita ce ${limit}.`,
  guardian_limit: ({ limit }) => `Iyakar da mai kula da ku ya saita ita ce ${limit}.`,
  price_changed: ({ price }) => `Farashin yanzu ${price} ne. Ku tabbatar da shi.`,
  priced_kind_unknown: 'Ku zaɓi abin da za a faɗi farashinsa',
  transfer_fee: 'Caji',
  exchange_fee: 'Cajin canji',
  network_fee: 'Cajin hanyar sadarwa',
  vat: ({ share }) => `VAT a kan caji (${share})`,
  stamp_duty: 'Harajin hatimi',
} satisfies PhraseWords<
  typeof policyRefusals &
    typeof receivingRefusals &
    typeof pricingRefusals &
    typeof limitReasons &
    typeof guardReasons &
    typeof feePhrases &
    typeof priceFaults
>;
