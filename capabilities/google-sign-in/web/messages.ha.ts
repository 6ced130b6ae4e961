import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { googleFaults, googleRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  googleMessages: {
    pageTitle: 'Ci gaba da Google',
    google: 'Ci gaba da Google',
    leaving: 'Ana zuwa Google...',
    off: 'Ba a samu tukuna',
    offInApp: 'Ku buɗe Wura a burauzarku don wannan: Google bai yarda da shi a cikin wata manhaja ba.',
    working: 'Ɗan jira: muna tambayar Google ko ku wane ne.',
    failedTitle: 'Ba ku shiga ba',
    failed: 'Hakan bai yi ba. Ba wanda ya shiga.',
    cancelled: 'Ba ku ci gaba da Google ba. Ba a canza komai ba.',
    withPassword: 'Shiga da kalmar sirrinku',
    toSecurity: 'Koma Tsaro',
    notLinkedTitle: 'Ba a haɗa komai ba',
    notLinked: 'Hakan bai yi ba. Ba a haɗa komai ba.',
    codeLead: 'Google ya san ku. Yanzu ku shigar da lambar da manhajar tantancewarku ke nunawa.',
    linkedDone: 'An haɗa asusun Google',
    panelTitle: 'Google',
    panelLead: 'Ku shiga da asusunku na Google. Sunanku da imel ɗinku kaɗai muke sani daga Google.',
    loading: 'Ana lodawa...',
    loadFailed: 'Ba a iya loda wannan ba.',
    retry: 'Sake gwadawa',
    linkedSince: date => `An haɗa ranar ${date}`,
    link: 'Haɗa asusun Google',
    linkLead: 'Kalmar sirrinku da farko. Sannan Google zai tambaya wane asusu ne.',
    unlink: 'Raba',
    unlinkName: email => `Raba ${email}`,
    unlinkLead: 'Ba zai ƙara shiga nan ba. Ku kuna iya shiga da kalmar sirrinku.',
    unlinked: 'An raba asusun Google',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  google_off: 'An kashe shiga da Google a nan. Ku yi amfani da kalmar sirrinku.',
  google_silent:
    'Google ba ya amsawa a yanzu. Ba wanda ya shiga. Ku yi amfani da kalmar sirrinku, ko ku sake gwadawa nan da minti ɗaya.',
  google_untrue:
    'Ba a iya amincewa da abin da ya dawo daga Google ba, don haka ba wanda ya shiga. Ku yi amfani da kalmar sirrinku.',
  google_begin_again: 'Wannan ya ɗauki lokaci, ko ya fara a wata burauza. Ku sake ci gaba da Google.',
  google_email_unverified:
    'Google bai tantance imel na wannan asusu ba, don haka ba wanda ya shiga. Ku tantance shi a Google, ko ku yi amfani da kalmar sirrinku.',
  google_email_unconfirmed:
    'Akwai asusun Wura da wannan imel, amma ba a taɓa tabbatar da imel ɗin a nan ba. Ku shiga da kalmar sirrinku, ku tabbatar da shi a Bayanaina, sannan ku ci gaba da Google.',
  google_other_account:
    'Wannan asusun Wura yana haɗe da wani asusun Google. Ku yi amfani da shi, ko ku shiga da kalmar sirrinku ku raba shi a sashen Tsaro.',
  google_confirm_email_first: 'Ku fara tabbatar da imel ɗinku a Bayanaina. Ba a haɗa komai ba.',
  google_taken: 'Wannan asusun Google yana haɗe da wani asusun Wura. Ba a haɗa komai ba.',
  google_linked_already: 'An riga an haɗa asusun Google. Ku fara raba shi.',
  google_not_linked: 'Babu asusun Google da aka haɗa.',
  google_remember_invalid: 'remember ya zama true ko false',
} satisfies PhraseWords<typeof googleRefusals & typeof googleFaults>;
