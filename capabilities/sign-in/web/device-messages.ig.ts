import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deviceFaults, deviceRefusals } from '../device-rules.ts';
import type * as english from './device-messages.ts';

export default {
  deviceMessages: {
    title: 'Ngwaọrụ gị',
    lead: 'Ebe e mepere akaụntụ gị. Wepụ nke ị na-enwekwaghị, ma ọ bụ nke ị na-amaghị.',
    leadTrusted:
      'Ịkwụ ụgwọ site na ngwaọrụ a na-atụkwasịghị obi na-ajụ PIN gị mgbe niile. A na-atụkwasị otu ngwaọrụ obi n’otu oge.',
    loading: 'Na-ebubata ngwaọrụ...',
    failed: 'Enweghị ike ibubata ngwaọrụ gị.',
    retry: 'Nwaa ọzọ',
    none: 'A ga-amalite idepụta ngwaọrụ site na nbanye gị na-abịa.',
    thisDevice: 'Ngwaọrụ a',
    trusted: 'Atụkwasịrị obi',
    seen: (when, address) => `Ojiji ikpeazụ: ${when}, site na ${address}`,
    rename: 'Gbanwee aha',
    renameName: name => `Gbanwee aha ${name}`,
    name: 'Aha ngwaọrụ',
    save: 'Chekwaa',
    saving: 'Na-echekwa...',
    renamed: 'Ngwaọrụ ahụ enwetala aha ọhụrụ.',
    remove: 'Wepụ',
    removeName: name => `Wepụ ${name}`,
    removeLead: 'A ga-ewepụ ya ozugbo. Ọ bụrụ na ejiri ya ọzọ, anyị ga-ewere ya dị ka nke ọhụrụ ma gwa gị.',
    removeTrustedLead: 'Nke a bụ ngwaọrụ gị atụkwasịrị obi, ya mere biko kwado na ọ bụ gị.',
    removed: 'Ewepụla ngwaọrụ ahụ.',
    trust: 'Tụkwasị ngwaọrụ a obi',
    trustLead: 'A gaghịzi atụkwasị ngwaọrụ gị nke ọzọ obi. Oke gị nwere ike ibelata otu ụbọchị.',
    isTrusted: 'A tụkwasịrị ngwaọrụ a obi.',
    notDone: 'Nke ahụ emeghị. Agbanweghị ihe ọ bụla.',
    close: 'Mechie',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  device_name_invalid: 'Biko nye ya aha na-akarịghị mkpụrụ edemede 60',
  device_elsewhere: 'A na-esi na ngwaọrụ n’onwe ya atụkwasị ya obi. Biko jiri ya banye.',
} satisfies PhraseWords<typeof deviceFaults & typeof deviceRefusals>;
