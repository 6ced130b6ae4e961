import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { contactFaults, contactRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  contactMessages: {
    title: 'Email na ekwentị',
    lead: 'Ebe anyị na-enweta gị, na ihe i ji abanye.',
    loading: 'Na-ebubata...',
    email: 'Email',
    phone: 'Nọmba ekwentị',
    confirmed: 'Akwadola',
    notConfirmed: 'Akwadobeghị',
    confirm: 'Kwado',
    confirmEmail: 'Kwado email gị',
    confirmPhone: 'Kwado nọmba ekwentị gị',
    change: 'Gbanwee',
    changeEmail: 'Gbanwee email gị',
    changePhone: 'Gbanwee nọmba ekwentị gị',
    changeLead: 'Anyị na-eziga koodu na nke ochie na nke ọhụrụ. Emesịa a na-ewepụ ngwaọrụ ndị ọzọ.',
    newEmail: 'Email ọhụrụ',
    newPhone: 'Nọmba ekwentị ọhụrụ',
    lostEmail: 'Enweghịzi m ike ịgụ nke ochie. Ziga koodu ya n’ekwentị m.',
    lostPhone: 'Enweghịzi m nọmba ochie ahụ. Ziga koodu ya na email m.',
    send: 'Ziga koodu ndị ahụ',
    sending: 'Na-ezite...',
    sentTo: to => `Anyị zigara koodu na ${to}.`,
    oldCode: to => `Koodu ezigara na ${to}`,
    newCode: to => `Koodu ezigara na ${to}`,
    again: 'Ziga koodu ọhụrụ',
    finish: 'Kwado',
    checking: 'Na-elele...',
    done: 'Agbanweela ụzọ e si enweta gị',
    thanks: 'Akwadola. Daalụ.',
    failed: 'Nke ahụ emeghị, agbanweghịkwa ihe ọ bụla. Biko nwaa ọzọ.',
    retry: 'Nwaa ọzọ',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  contact_codes_wrong: 'Otu koodu ezighi ezi, ma ọ bụ oge ya agwụla. Biko lelee ha abụọ, ma ọ bụ rịọ nke ọhụrụ.',
  contact_confirmed_already: 'Akwadolarị nke a.',
  undo_code_wrong: 'Koodu a ezighi ezi, ma ọ bụ oge imegharị mgbanwe ahụ azụ agwụla.',
  contact_not_texted: 'Anyị anaghị eziga ozi ederede na nọmba a. Biko jiri nọmba ekwentị nke obodo anyị na-eje ozi.',
  channel_off: 'Anyị enweghị ike iziga koodu ebe ahụ ugbu a. Biko nwaa mgbe e mesịrị.',
  contact_code_missing: 'Biko tinye nọmba 6 nke koodu ahụ',
  undo_code_missing: 'Biko tinye koodu dị n’ozi ahụ',
  contact_same: 'Nke a bụ ihe anyị nwerelarị.',
  contact_one_at_a_time: 'Biko gbanwee otu ihe n’otu oge.',
} satisfies PhraseWords<typeof contactRefusals & typeof contactFaults>;
