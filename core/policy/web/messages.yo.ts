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
    raise: 'Gbé gbèdéke rẹ ga',
    see: 'Wo àwọn gbèdéke rẹ',
    over: excess => `Ó fi ${excess} ju ohun tí o lè fi ránṣẹ́ lónìí.`,
    use: amount => `Lo ${amount}`,
    verify: 'Fìdí ìdánimọ̀ rẹ múlẹ̀',
    guardian: 'So alágbàtọ́ mọ́ ọn',
    confirm: 'Fọwọ́ sí ọ̀kan nínú wọn',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  payment_guarded: 'Jọ̀wọ́ fìdí ìsanwó yìí múlẹ̀ pẹ̀lú ìdánilójú kejì rẹ.',
  guard_night: 'Alẹ́ ni, o kò sì tíì san owó sí àkáǹtì yìí rí ṣáájú òní.',
  guard_large: 'Owó náà pọ̀, o kò sì tíì san owó sí àkáǹtì yìí rí ṣáájú òní.',
  guard_key: 'Kọ́kọ́rọ́ API kò lè san èyí: fúnra rẹ san owó sí àkáǹtì yìí lẹ́ẹ̀kan, tàbí yí ààbò ìsanwó rẹ padà.',
  limit_exceeded: 'Èyí ju ohun tí gbèdéke rẹ fàyè gbà.',
  identity_required: 'Jọ̀wọ́ fìdí BVN tàbí NIN rẹ múlẹ̀ kí o tó gbé owó.',
  contact_unconfirmed: 'Jọ̀wọ́ fìdí ímeèlì tàbí nọ́ńbà fóònù rẹ múlẹ̀ kí o tó gbé owó.',
  age_restricted: 'Bí o kò bá tíì pé ọdún 18, owó kò ní kúrò tàbí wọlé àfi bí alágbàtọ́ bá ti so mọ́ àkáǹtì rẹ.',
  paused_by_guardian: 'Alágbàtọ́ rẹ ti dá ìsanwó láti inú àkáǹtì rẹ dúró.',
  transfers_off: 'O ti pa ìfiránṣẹ́ owó.',
  recipient_limit: 'Èyí ju ohun tí olùgbà lè gbà.',
  day_limit: ({ left }) => `O ṣì lè fi ${left} ránṣẹ́ lónìí.`,
  key_limit: ({ limit }) => `Kọ́kọ́rọ́ API yìí lè fi ${limit} ránṣẹ́ lójúmọ́.`,
  own_limit: ({ limit }) => `Gbèdéke tìrẹ jẹ́ ${limit}.`,
  guardian_limit: ({ limit }) => `Gbèdéke tí alágbàtọ́ rẹ fi lélẹ̀ jẹ́ ${limit}.`,
  price_changed: ({ price }) => `Iye náà ti di ${price} báyìí. Jọ̀wọ́ fọwọ́ sí i.`,
  priced_kind_unknown: 'Jọ̀wọ́ yan ohun tí a óò díyelé',
  transfer_fee: 'Owó iṣẹ́',
  exchange_fee: 'Owó ìpààrọ̀',
  network_fee: 'Owó nẹ́tíwọ́ọ̀kì',
  vat: ({ share }) => `VAT lórí owó iṣẹ́ (${share})`,
  stamp_duty: 'Owó òǹtẹ̀',
} satisfies PhraseWords<
  typeof policyRefusals &
    typeof receivingRefusals &
    typeof pricingRefusals &
    typeof limitReasons &
    typeof guardReasons &
    typeof feePhrases &
    typeof priceFaults
>;
