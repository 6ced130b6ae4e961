import type * as english from './browser-messages.ts';
import type { Translations } from './messages.ts';
import type { PhraseWords } from './phrase-words.ts';
import type { commonRefusals } from '@wura/wire/refusals';
import type { commonFaults, commonReasons } from '@wura/wire/faults';

export default {
  connectionMessages: {
    offline: 'Ba ku da intanet. Ba a tura komai ba.',
    lost: 'Haɗin ya katse. Ku duba intanet ɗinku ku sake gwadawa.',
    timeout: 'Sabar ta ɗauki lokaci ba ta amsa ba. Ku sake gwadawa.',
    reference: requestId => `Lambar bincike: ${requestId}`,
  },
  dateMessages: {
    today: time => `Yau, ${time}`,
    yesterday: time => `Jiya, ${time}`,
    months: 'Jan Fab Mar Afr May Yun Yul Agu Sat Okt Nuw Dis',
    monthsLong: 'Janairu Fabrairu Maris Afrilu Mayu Yuni Yuli Agusta Satumba Oktoba Nuwamba Disamba',
    weekdays: 'Lah Lit Tal Lar Alh Jum Asa',
    monthYear: (month, year) => `${month} ${year}`,
  },
  spokenMessages: {
    both: (major, majorUnit, minor, minorUnit) => `${majorUnit} ${major} da ${minorUnit} ${minor}`,
    one: (amount, unit) => `${unit} ${amount}`,
    minus: amount => `ban da ${amount}`,
    units: {
      NGN: { major: 'naira', minor: 'kobo' },
      USD: { major: 'dala', minor: 'sent' },
      GBP: { major: 'fam', minor: 'pence' },
      EUR: { major: 'yuro', minor: 'sent' },
    },
  },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_json: 'Abin da aka aiko ba JSON ne mai kyau ba.',
  unknown_field: 'Akwai wani fili a buƙatar da ba a sani ba.',
  invalid_idempotency_key: 'Idempotency-Key ya zama daga haruffa 1 zuwa 128 da ake iya gani.',
  bad_request: 'Ba a iya karanta buƙatar ba.',
  unauthenticated: 'Ku shiga asusunku don ci gaba.',
  xsrf_mismatch: 'Wannan shafi ya tsufa. Ku sake loda shi ku gwada.',
  forbidden: 'Matsayinku bai ba da izinin wannan ba.',
  key_not_allowed: 'Wannan makullin API ba shi da izinin wannan kira.',
  idempotency_key_required: 'Biya da makullin API yana buƙatar Idempotency-Key.',
  session_locked: 'An kulle wannan zama. Ku buɗe shi don ci gaba.',
  not_found: 'Ba a samu ba.',
  too_large: 'Buƙatar ta yi girma da yawa.',
  unsupported_media_type: 'Ku aiko JSON da nau’in abun ciki application/json.',
  invalid_input: 'Ku duba fom ɗin ku sake gwadawa.',
  too_many_requests: 'Buƙatun sun yi yawa. Ku ɗan jira, sannan ku sake gwadawa.',
  internal: 'An samu matsala a wurinmu. Babu kuɗin da ya motsa saboda wannan buƙatar.',
  busy: 'Aiki ya yi mana yawa yanzu. Ku sake gwadawa nan da ɗan lokaci.',
  field_invalid: 'Ku duba wannan fili',
  field_missing: 'Ku cike wannan fili.',
  field_too_long: 'Wannan ya yi tsayi da yawa',
  choice_unknown: 'Ku zaɓi ɗaya daga ciki',
  required_fields: 'Ku cike duk filayen da ake buƙata',
  amount_invalid: 'Ku shigar da adadin kuɗi mai kyau',
  cursor_foreign: 'Wannan alamar ta wani jeri ce daban.',
  limit_out_of_range: 'Ku nemi daga 1 zuwa 100 a lokaci guda',
  not_an_image: 'Ku ɗora hoton JPEG, JPG ko PNG kawai.',
  file_too_large: 'Girman fayil ya zama ƙasa da 5MB.',
  form_expected: 'Ku aiko fom a matsayin multipart/form-data.',
  form_unreadable: 'Ba a iya karanta fom ɗin ba.',
  too_many_tries: ({ minutes }) => `Kun yi kuskure sau da yawa. Ku jira minti ${minutes}, sannan ku sake gwadawa.`,
} satisfies PhraseWords<typeof commonRefusals & typeof commonFaults & typeof commonReasons>;
