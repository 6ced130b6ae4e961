import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { googleFaults, googleRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  googleMessages: {
    pageTitle: 'Jiri Google gaa n’ihu',
    google: 'Jiri Google gaa n’ihu',
    leaving: 'Na-aga na Google...',
    off: 'Adịghị ugbu a',
    offInApp: 'Mepee Wura n’ihe nchọgharị gị maka nke a: Google ekweghị ya n’ime ngwa ọzọ.',
    working: 'Chere ntakịrị: anyị na-ajụ Google onye ị bụ.',
    failedTitle: 'Ị banyeghị',
    failed: 'Nke ahụ emeghị. O nweghị onye banyere.',
    cancelled: 'I jighị Google gaa n’ihu. Agbanweghị ihe ọ bụla.',
    withPassword: 'Jiri paswọọdụ gị banye',
    toSecurity: 'Laghachi na Nchekwa',
    notLinkedTitle: 'Ejikọghị ihe ọ bụla',
    notLinked: 'Nke ahụ emeghị. Ejikọghị ihe ọ bụla.',
    codeLead: 'Google maara gị. Tinyezie koodu ngwa authenticator gị na-egosi.',
    linkedDone: 'Ejikọla akaụntụ Google',
    panelTitle: 'Google',
    panelLead: 'Jiri akaụntụ Google gị banye. Anyị na-amata naanị aha na adreesị email gị site na Google.',
    loading: 'Na-ebubata...',
    loadFailed: 'Enweghị ike ibubata nke a.',
    retry: 'Nwaa ọzọ',
    linkedSince: date => `Ejikọrọ na ${date}`,
    link: 'Jikọọ akaụntụ Google',
    linkLead: 'Paswọọdụ gị mbụ. Emesịa Google ga-ajụ akaụntụ ole ọ bụ.',
    unlink: 'Kewapụ',
    unlinkName: email => `Kewapụ ${email}`,
    unlinkLead: 'Ọ gaghị abanyezi ebe a. Gị onwe gị ka nwere ike iji paswọọdụ gị banye.',
    unlinked: 'Ekewapụla akaụntụ Google',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  google_off: 'Agbanyụrụ iji Google banye ebe a. Biko jiri paswọọdụ gị.',
  google_silent: 'Google anaghị aza ugbu a. O nweghị onye banyere. Jiri paswọọdụ gị, ma ọ bụ nwaa ọzọ n’otu nkeji.',
  google_untrue: 'A pụghị ịtụkwasị ihe si na Google bịa obi, ya mere o nweghị onye banyere. Biko jiri paswọọdụ gị.',
  google_begin_again: 'Nke a were ogologo oge, ma ọ bụ ọ malitere n’ihe nchọgharị ọzọ. Biko jiri Google gaa n’ihu ọzọ.',
  google_email_unverified:
    'Google enyochabeghị adreesị email nke akaụntụ ahụ, ya mere o nweghị onye banyere. Nyochaa ya na Google, ma ọ bụ jiri paswọọdụ gị.',
  google_email_unconfirmed:
    'E nwere akaụntụ Wura nwere adreesị email a, mana akwadobeghị adreesị ahụ ebe a. Jiri paswọọdụ gị banye, kwado ya na Nkọwa m, jirizie Google gaa n’ihu.',
  google_other_account:
    'Ejikọrọ akaụntụ Wura a na akaụntụ Google ọzọ. Jiri nke ahụ, ma ọ bụ jiri paswọọdụ gị banye ma kewapụ ya na Nchekwa.',
  google_confirm_email_first: 'Biko buru ụzọ kwado adreesị email gị na Nkọwa m. Ejikọghị ihe ọ bụla.',
  google_taken: 'Ejikọrọ akaụntụ Google ahụ na akaụntụ Wura ọzọ. Ejikọghị ihe ọ bụla.',
  google_linked_already: 'Ejikọlarị akaụntụ Google. Buru ụzọ kewapụ ya.',
  google_not_linked: 'Enweghị akaụntụ Google ejikọrọ.',
  google_remember_invalid: 'remember ga-abụ true ma ọ bụ false',
} satisfies PhraseWords<typeof googleRefusals & typeof googleFaults>;
