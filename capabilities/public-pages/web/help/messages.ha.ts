import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  helpMessages: {
    lead: 'Amsoshi da farko. Idan taku ba ta nan, mutum yana nan.',
    search: 'Nemi amsoshi',
    found: count => `Amsa ${count}`,
    showAll: count => `Duk amsoshi ${count}`,
    nothing: 'Babu amsar da ke da duk waɗannan kalmomi. Ku rage su, ko ku tambaye mu.',
    answers: 'Tambayoyi da amsoshi',
    mine: 'Ƙorafe-ƙorafenku',
    none: 'Ba ku da komai a buɗe tare da mu.',
    loading: 'Ana loda ƙorafe-ƙorafenku...',
    listFailed: 'Ba a iya loda wasu ƙorafe-ƙorafenku ba.',
    retry: 'Sake gwadawa',
  },
} satisfies Translations<typeof english>;
