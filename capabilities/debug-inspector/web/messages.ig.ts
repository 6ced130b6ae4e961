import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  debugMessages: {
    title: 'Nyochaa API',
    lead: 'Oku ikpeazụ ibe a kpọrọ sava, na-enweghị paswọọdụ, PIN, koodu na token. Ha na-anọ na ngwaọrụ a, na-apụkwa mgbe ebubatara ya ọzọ.',
    health: 'Sava',
    up: 'Dị njikere',
    down: 'Adịghị njikere',
    asking: 'Na-ajụ...',
    askAgain: 'Jụọ ọzọ',
    answeredIn: ms => `Azara n’ime ms ${ms}`,
    calls: 'Oku',
    failedOnly: 'Naanị nke na-emeghị',
    clear: 'Hichaa',
    empty: 'Oku adịghị ugbu a',
    emptyText: 'Jiri akpa ego n’ibe a, a ga-edepụtakwa ihe ọ na-ajụ sava ebe a.',
    noAnswer: 'Azịza adịghị',
    ms: ms => `${ms} ms`,
    requestId: 'Arịrịọ',
    copy: 'Depụtaghari',
    copied: 'Edepụtaghariala',
    copyRequest: 'Depụtaghari nọmba arịrịọ',
    sent: 'Ezipụrụ',
    answer: 'Azịza',
    nothing: 'O nweghị',
    docs: 'A kọwara oku niile n’akwụkwọ API',
  },
} satisfies Translations<typeof english>;
