import type * as english from './browser-messages.ts';
import type { Translations } from './messages.ts';
import type { PhraseWords } from './phrase-words.ts';
import type { commonRefusals } from '@wura/wire/refusals';
import type { commonFaults, commonReasons } from '@wura/wire/faults';

export default {
  connectionMessages: {
    offline: 'Ị nọghị n’ịntanetị. Ezipụghị ihe ọ bụla.',
    lost: 'Njikọ anyị kwụsịrị. Biko lelee netwọk gị ma nwaa ọzọ.',
    timeout: 'Sava were ogologo oge ịza. Biko nwaa ọzọ.',
    reference: requestId => `Nọmba ntụaka: ${requestId}`,
  },
  dateMessages: {
    today: time => `Taa, ${time}`,
    yesterday: time => `Ụnyaahụ, ${time}`,
    months: 'Jen Feb Maa Epr Mee Juu Jul Ọgọ Sep Ọkt Nọv Dis',
    monthsLong: 'Jenụwarị Febrụwarị Maachị Epreel Mee Juun Julaị Ọgọọst Septemba Ọktoba Novemba Disemba',
    weekdays: 'Sọn Mọn Tiu Wen Tọọ Fraị Sat',
    monthYear: (month, year) => `${month} ${year}`,
  },
  spokenMessages: {
    both: (major, majorUnit, minor, minorUnit) => `${majorUnit} ${major} na ${minorUnit} ${minor}`,
    one: (amount, unit) => `${unit} ${amount}`,
    minus: amount => `mwepu ${amount}`,
    units: {
      NGN: { major: 'naira', minor: 'kobo' },
      USD: { major: 'dọla', minor: 'sent' },
      GBP: { major: 'paụnd', minor: 'pence' },
      EUR: { major: 'yuro', minor: 'sent' },
    },
  },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_json: 'Ihe e zitere abụghị JSON ziri ezi.',
  unknown_field: 'E nwere ubi na-adịghị mara n’arịrịọ a.',
  invalid_idempotency_key: 'Idempotency-Key ga-abụ mkpụrụ edemede 1 ruo 128 a na-ahụ anya.',
  bad_request: 'Enweghị ike ịgụ arịrịọ a.',
  unauthenticated: 'Biko banye ka ị gaa n’ihu.',
  xsrf_mismatch: 'Ibe a emeela ochie. Bubata ya ọzọ ma nwaa.',
  forbidden: 'Ọrụ gị ekweghị nke a.',
  key_not_allowed: 'Igodo API a enweghị ikike oku a.',
  idempotency_key_required: 'Ịkwụ ụgwọ site n’igodo API chọrọ Idempotency-Key.',
  session_locked: 'Akpọchiri nbanye a. Kpọghee ya ka ị gaa n’ihu.',
  not_found: 'Achọtaghị ya.',
  too_large: 'Arịrịọ a buru oke ibu.',
  unsupported_media_type: 'Zite JSON nwere ụdị ọdịnaya application/json.',
  invalid_input: 'Biko lelee fọm ahụ ma nwaa ọzọ.',
  too_many_requests: 'Arịrịọ karịrị akarị. Biko chere ntakịrị, nwaa ọzọ.',
  internal: 'Nsogbu dapụtara n’akụkụ anyị. O nweghị ego megharịrị n’ihi arịrịọ a.',
  busy: 'Ọrụ juru anyị aka. Biko nwaa ọzọ n’oge na-adịghị anya.',
  field_invalid: 'Biko lelee ubi a',
  field_missing: 'Biko mejupụta ubi a.',
  field_too_long: 'Nke a toro ogologo nke ukwuu',
  choice_unknown: 'Biko họrọ otu n’ime ha',
  required_fields: 'Biko mejupụta ubi niile achọrọ',
  amount_invalid: 'Biko tinye ego ziri ezi',
  cursor_foreign: 'Akara a bụ nke ndepụta ọzọ.',
  limit_out_of_range: 'Biko rịọ 1 ruo 100 n’otu oge',
  not_an_image: 'Biko bulite naanị foto JPEG, JPG ma ọ bụ PNG.',
  file_too_large: 'Faịlụ ga-erughị 5MB.',
  form_expected: 'Zite fọm dị ka multipart/form-data.',
  form_unreadable: 'Enweghị ike ịgụ fọm ahụ.',
  too_many_tries: ({ minutes }) => `Ị nwara ọtụtụ ugboro na-ezighi ezi. Biko chere nkeji ${minutes} ma nwaa ọzọ.`,
} satisfies PhraseWords<typeof commonRefusals & typeof commonFaults & typeof commonReasons>;
