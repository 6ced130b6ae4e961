import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deviceFaults, deviceRefusals } from '../device-rules.ts';
import type * as english from './device-messages.ts';

export default {
  deviceMessages: {
    title: 'Na’urorinku',
    lead: 'Inda aka buɗe asusunku. Ku cire wadda ba ku da ita yanzu, ko ba ku santa ba.',
    leadTrusted:
      'Biya daga na’urar da ba a amince da ita ba kullum yana neman PIN ɗinku. Na’ura ɗaya kawai ake amincewa da ita a lokaci guda.',
    loading: 'Ana loda na’urori...',
    failed: 'Ba a iya loda na’urorinku ba.',
    retry: 'Sake gwadawa',
    none: 'Za a fara jera na’urori daga shigarku ta gaba.',
    thisDevice: 'Wannan na’ura',
    trusted: 'Amintacciya',
    seen: (when, address) => `An yi amfani da ita: ${when}, daga ${address}`,
    rename: 'Sake suna',
    renameName: name => `Sake wa ${name} suna`,
    name: 'Sunan na’ura',
    save: 'Adana',
    saving: 'Ana adanawa...',
    renamed: 'Na’urar ta samu sabon suna.',
    remove: 'Cire',
    removeName: name => `Cire ${name}`,
    removeLead: 'Za a fitar da ita nan take. Idan aka sake amfani da ita, za mu ɗauke ta sabuwa mu kuma sanar da ku.',
    removeTrustedLead: 'Wannan ita ce amintacciyar na’urarku, don haka ku tabbatar cewa ku ne.',
    removed: 'An cire na’urar kuma an fitar da ita.',
    trust: 'Amince da wannan na’ura',
    trustLead: 'Ba a amince da ɗayar na’urarku ba kuma. Tsawon kwana ɗaya iyakokinku na iya raguwa.',
    isTrusted: 'An amince da wannan na’ura.',
    notDone: 'Hakan bai yi ba. Ba a canza komai ba.',
    close: 'Rufe',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  device_name_invalid: 'Ku ba ta suna da bai wuce haruffa 60 ba',
  device_elsewhere: 'Ana amincewa da na’ura ne daga ita kanta. Ku shiga asusunku a kanta.',
} satisfies PhraseWords<typeof deviceFaults & typeof deviceRefusals>;
