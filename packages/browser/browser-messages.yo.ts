import type * as english from './browser-messages.ts';
import type { Translations } from './messages.ts';
import type { PhraseWords } from './phrase-words.ts';
import type { commonRefusals } from '@wura/wire/refusals';
import type { commonFaults, commonReasons } from '@wura/wire/faults';

export default {
  connectionMessages: {
    offline: 'O kò sí lórí nẹ́tíwọ́ọ̀kì. A kò fi ohunkóhun ránṣẹ́.',
    lost: 'Nẹ́tíwọ́ọ̀kì já. Jọ̀wọ́ yẹ nẹ́tíwọ́ọ̀kì rẹ wò kí o sì gbìyànjú lẹ́ẹ̀kan sí i.',
    timeout: 'Sáfà náà pẹ́ jù láti dáhùn. Jọ̀wọ́ gbìyànjú lẹ́ẹ̀kan sí i.',
    reference: requestId => `Ìtọ́kasí: ${requestId}`,
  },
  dateMessages: {
    today: time => `Òní, ${time}`,
    yesterday: time => `Àná, ${time}`,
    months: 'Ṣẹ́rẹ́ Èrèlé Ẹrẹ̀nà Ìgbé Ẹ̀bibi Òkúdu Agẹmọ Ògún Owewe Ọ̀wàrà Bélú Ọ̀pẹ̀',
    monthsLong: 'Ṣẹ́rẹ́ Èrèlé Ẹrẹ̀nà Ìgbé Ẹ̀bibi Òkúdu Agẹmọ Ògún Owewe Ọ̀wàrà Bélú Ọ̀pẹ̀',
    weekdays: 'Àìkú Ajé Ìṣẹ́gun Ọjọ́rú Ọjọ́bọ Ẹtì Àbámẹ́ta',
    monthYear: (month, year) => `${month} ${year}`,
  },
  spokenMessages: {
    both: (major, majorUnit, minor, minorUnit) => `${majorUnit} ${major} àti ${minorUnit} ${minor}`,
    one: (amount, unit) => `${unit} ${amount}`,
    minus: amount => `àìtó ${amount}`,
    units: {
      NGN: { major: 'náírà', minor: 'kọ́bọ̀' },
      USD: { major: 'dọ́là', minor: 'sẹ́ǹtì' },
      GBP: { major: 'pọ́ọ̀nù', minor: 'pẹ́ǹsì' },
      EUR: { major: 'yúrò', minor: 'sẹ́ǹtì' },
    },
  },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_json: 'Ohun tí a fi ránṣẹ́ kì í ṣe JSON tó tọ́.',
  unknown_field: 'Ìbéèrè náà dárúkọ ààyè kan tí a kò mọ̀.',
  invalid_idempotency_key: 'Idempotency-Key gbọ́dọ̀ jẹ́ àmì 1 sí 128 tó hàn.',
  bad_request: 'A kò lè ka ìbéèrè náà.',
  session_locked: 'Ojú ìwé rẹ ti tì. Ṣí i kí o lè tẹ̀síwájú.',
  unauthenticated: 'Jọ̀wọ́ wọlé kí o lè tẹ̀síwájú.',
  xsrf_mismatch: 'Ojú ìwé yìí ti pẹ́. Tún un gbé kí o sì gbìyànjú lẹ́ẹ̀kan sí i.',
  key_not_allowed: 'Kọ́kọ́rọ́ API yìí kò lè ṣe ìpè yìí.',
  idempotency_key_required: 'Ìsanwó nípasẹ̀ kọ́kọ́rọ́ API nílò Idempotency-Key.',
  forbidden: 'Ipò rẹ kò fàyè gba èyí.',
  not_found: 'A kò rí i.',
  too_large: 'Ìbéèrè náà tóbi jù.',
  unsupported_media_type: 'Fi JSON ránṣẹ́ pẹ̀lú irú àkóónú application/json.',
  invalid_input: 'Jọ̀wọ́ yẹ fọ́ọ̀mù náà wò kí o sì gbìyànjú lẹ́ẹ̀kan sí i.',
  too_many_requests: 'Ìbéèrè ti pọ̀ jù. Jọ̀wọ́ dúró díẹ̀ kí o sì gbìyànjú lẹ́ẹ̀kan sí i.',
  internal: 'Nǹkan kan bàjẹ́ lọ́dọ̀ wa. Owó kankan kò kúrò nítorí ìpè yìí.',
  busy: 'Ọwọ́ wa dí gan-an. Jọ̀wọ́ gbìyànjú lẹ́ẹ̀kan sí i láìpẹ́.',
  field_invalid: 'Jọ̀wọ́ yẹ ààyè yìí wò',
  field_missing: 'Jọ̀wọ́ kún ààyè yìí.',
  field_too_long: 'Èyí gùn jù',
  choice_unknown: 'Jọ̀wọ́ yan ọ̀kan nínú wọn',
  required_fields: 'Jọ̀wọ́ kún gbogbo ààyè tó pọn dandan',
  amount_invalid: 'Jọ̀wọ́ tẹ iye owó tó tọ́',
  cursor_foreign: 'Àmì yìí jẹ́ ti àkójọ mìíràn.',
  limit_out_of_range: 'Jọ̀wọ́ béèrè 1 sí 100 lẹ́ẹ̀kan',
  not_an_image: 'Jọ̀wọ́ fi àwòrán JPEG, JPG tàbí PNG nìkan sílẹ̀.',
  file_too_large: 'Fáìlì náà gbọ́dọ̀ kéré sí 5MB.',
  form_expected: 'Fi fọ́ọ̀mù ránṣẹ́ gẹ́gẹ́ bí multipart/form-data.',
  form_unreadable: 'A kò lè ka fọ́ọ̀mù náà.',
  too_many_tries: ({ minutes }) =>
    `O ti ṣàṣìṣe ju bó ṣe yẹ lọ. Jọ̀wọ́ dúró fún ìṣẹ́jú ${minutes} kí o sì gbìyànjú lẹ́ẹ̀kan sí i.`,
} satisfies PhraseWords<typeof commonRefusals & typeof commonFaults & typeof commonReasons>;
