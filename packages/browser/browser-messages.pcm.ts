import type * as english from './browser-messages.ts';
import type { Translations } from './messages.ts';
import type { PhraseWords } from './phrase-words.ts';
import type { commonRefusals } from '@wura/wire/refusals';
import type { commonFaults, commonReasons } from '@wura/wire/faults';

export default {
  connectionMessages: {
    offline: 'You no get network. We no send anything.',
    lost: 'Network cut. Abeg check your network and try again.',
    timeout: 'Di server take too long to answer. Abeg try again.',
    reference: requestId => `Reference: ${requestId}`,
  },
  dateMessages: {
    today: time => `Today, ${time}`,
    yesterday: time => `Yesterday, ${time}`,
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    monthsLong: 'January February March April May June July August September October November December',
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
    monthYear: (month, year) => `${month} ${year}`,
  },
  spokenMessages: {
    both: (major, majorUnit, minor, minorUnit) => `${major} ${majorUnit} ${minor} ${minorUnit}`,
    one: (amount, unit) => `${amount} ${unit}`,
    minus: amount => `minus ${amount}`,
    units: {
      NGN: { major: 'naira', minor: 'kobo' },
      USD: { major: 'dollars', minor: 'cents' },
      GBP: { major: 'pounds', minor: 'pence' },
      EUR: { major: 'euros', minor: 'cents' },
    },
  },
  // Pidgin calls them as English does.
  currencyMessages: { names: {} },
} satisfies Translations<typeof english>;

export const phrases = {
  invalid_json: 'Wetin you send no be correct JSON.',
  unknown_field: 'Di request get field wey dis call no sabi.',
  invalid_idempotency_key: 'Idempotency-Key must be 1 to 128 characters wey person fit see.',
  bad_request: 'We no fit read di request.',
  unauthenticated: 'Abeg log in to continue.',
  session_locked: 'Dis session don lock. Unlock am to continue.',
  key_not_allowed: 'Dis API key no fit make dis call.',
  idempotency_key_required: 'Payment by API key need Idempotency-Key.',
  xsrf_mismatch: 'Dis page don old. Reload am and try again.',
  forbidden: 'Your role no cover dis one.',
  not_found: 'We no see am.',
  too_large: 'Di request too big.',
  unsupported_media_type: 'Send JSON with content type application/json.',
  invalid_input: 'Abeg check di form and try again.',
  too_many_requests: 'Requests too many. Abeg wait small and try again.',
  internal: 'Something spoil for our side. No money move because of dis one.',
  busy: 'We dey very busy. Abeg try again just now.',
  field_invalid: 'Abeg check dis box',
  field_missing: 'Abeg fill dis box.',
  field_too_long: 'Dis one too long',
  choice_unknown: 'Abeg choose one of wetin dey',
  required_fields: 'Abeg fill all di boxes wey we need',
  amount_invalid: 'Abeg put correct amount',
  cursor_foreign: 'Dis cursor belong to another list.',
  limit_out_of_range: 'Abeg ask for 1 to 100 at a time',
  not_an_image: 'Abeg upload only JPEG, JPG, or PNG pictures.',
  file_too_large: 'Di file no suppose reach 5MB.',
  form_expected: 'Send di form as multipart/form-data.',
  form_unreadable: 'We no fit read di form.',
  too_many_tries: ({ minutes }) =>
    `You don try wrong too many times. Abeg wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
} satisfies PhraseWords<typeof commonRefusals & typeof commonFaults & typeof commonReasons>;
