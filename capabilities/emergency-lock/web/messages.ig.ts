import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  lockMessages: {
    pageTitle: 'Kpọchie akaụntụ gị',
    title: 'Kpọchie akaụntụ gị',
    lead: 'Ekwentị furu efu ma ọ bụ ezuru ya? Nke a na-ewepụ ngwaọrụ niile ozugbo, o nweghịkwa onye ga-abanye ruo mgbe ị haziri paswọọdụ ọhụrụ.',
    identifier: 'Ekwentị ma ọ bụ aha njirimara',
    password: 'Paswọọdụ',
    showPassword: 'Gosi paswọọdụ',
    code: 'Koodu nchekwa',
    useCode: 'Jiri koodu nchekwa kama',
    usePassword: 'Jiri paswọọdụ kama',
    submit: 'Kpọchie akaụntụ m',
    submitting: 'Na-akpọchi...',
    failed: 'Enweghị ike ịkpọchi akaụntụ gị. Biko nwaa ọzọ, ma ọ bụ degara nkwado akwụkwọ.',
    dismiss: 'Mechie',
    doneTitle: 'Akpọchiela akaụntụ gị',
    doneText:
      'Ewepụla ngwaọrụ niile, akwụsịtụla kaadị, itinye ego n’onwe ya na iwu mgbanwe agwụla. Iji mepee ya ọzọ, jiri koodu anyị na-ezite na email hazie paswọọdụ ọhụrụ.',
    reset: 'Hazie paswọọdụ ọhụrụ',
    back: 'Laghachi na nbanye',
  },
} satisfies Translations<typeof english>;
