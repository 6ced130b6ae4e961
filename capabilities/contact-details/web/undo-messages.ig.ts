import type { Translations } from '@wura/browser/messages';
import { phrases } from './messages.fr.ts';
import type * as english from './undo-messages.ts';

export default {
  undoMessages: {
    pageTitle: 'Megharịa mgbanwe ụzọ e si enweta gị azụ',
    title: 'Ọ bụghị gị?',
    lead: 'Site na koodu dị n’ozi anyị, email ma ọ bụ nọmba ekwentị ochie gị ga-alọghachi. A ga-ewepụ onye ọ bụla, akaụntụ ahụ ga-anọkwa na nkpọchi ruo mgbe ị haziri paswọọdụ ọhụrụ.',
    code: 'Koodu dị n’ozi',
    submit: 'Megharịa mgbanwe ahụ azụ',
    submitting: 'Na-emegharị azụ...',
    failed: 'Enweghị ike imegharị mgbanwe ahụ azụ. Biko nwaa ọzọ, ma ọ bụ degara nkwado akwụkwọ.',
    dismiss: 'Mechie',
    doneTitle: 'Emegharịala mgbanwe ahụ azụ',
    doneText: 'Akpọchiela akaụntụ gị, ewepụkwala onye ọ bụla. Jiri koodu anyị na-ezite na email hazie paswọọdụ ọhụrụ.',
    reset: 'Hazie paswọọdụ ọhụrụ',
    back: 'Laghachi na nbanye',
  },
} satisfies Translations<typeof english>;

export { phrases };
