import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { labelFaults } from '../categories.ts';
import type * as english from './category-messages.ts';

export default {
  categoryMessages: {
    names: {
      groceries: 'Oúnjẹ ilé',
      eating_out: 'Oúnjẹ níta',
      transport: 'Ọkọ̀ wíwọ̀',
      phone: 'Owó ìpè àti dátà',
      utilities: 'Iná àti omi',
      entertainment: 'TV àti ìgbádùn',
      shopping: 'Ìrajà',
      housing: 'Ilé àti owó ilé',
      health: 'Ìlera',
      education: 'Ilé-ìwé àti ẹ̀kọ́',
      people: 'Àwọn ènìyàn',
      cards: 'Káàdì',
      savings: 'Ìfowópamọ́',
      conversion: 'Ìpààrọ̀',
      income: 'Owó tó wọlé',
      other: 'Òmíràn',
    },
  },
} satisfies Translations<typeof english>;

export const phrases = {
  category_unknown: 'Jọ̀wọ́ yan ọ̀kan nínú àwọn ẹ̀ka',
  note_too_long: 'Àkọsílẹ̀ kò gbọ́dọ̀ ju àmì 200 lọ',
  note_unusable: 'Lẹ́tà, nọ́ńbà àti àmì tó hàn nìkan ló lè wà nínú àkọsílẹ̀',
} satisfies PhraseWords<typeof labelFaults>;
