import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { screenLockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  screenLockMessages: {
    documentTitle: 'Akpọchiri, Wura',
    title: 'Akpọchiri ihuenyo gị',
    lead: 'Ihe ị na-eme dị ka ị hapụrụ ya.',
    pin: 'PIN nke nọmba 4',
    password: 'Paswọọdụ gị',
    showPassword: 'Gosi paswọọdụ',
    unlock: 'Gaa n’ihu',
    unlocking: 'Na-elele...',
    passkey: 'Jiri mkpịsị aka ma ọ bụ ihu',
    cancelled: 'Ngwaọrụ gị akwadoghị ihe ọ bụla. Nwaa ọzọ, ma ọ bụ jiri ubi dị n’elu.',
    failed: 'Nke ahụ emeghị. Biko nwaa ọzọ.',
    notAsked: 'Anyị enweghị ike iru sava. Ezipụghị ihe ọ bụla.',
    retry: 'Nwaa ọzọ',
    loading: 'Na-ebubata...',
    signOut: 'Pụọ',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  proof_required: 'Tinye PIN gị, ma ọ bụ paswọọdụ gị ma ọ bụrụ na ị nweghị PIN.',
} satisfies PhraseWords<typeof screenLockRefusals>;
