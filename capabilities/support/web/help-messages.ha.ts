import type { Translations } from '@wura/browser/messages';
import type * as english from './help-messages.ts';

export default {
  helpMessages: {
    title: 'Ku yi magana da mu',
    conversation: 'Hira da tallafi',
    answered: 'An amsa',
    waiting: 'Za mu amsa nan da nan',
    loading: 'Ana loda lokutan aiki...',
    now: time => `Mutum yana amsawa yanzu, har ${time}.`,
    later: moment => `Mutane za su dawo ${moment}. Ku rubuta yanzu, za su amsa da farko.`,
    unknown: 'Ba mu iya sanin lokacin da mutane suke nan ba. Kuna iya rubutawa kowane lokaci.',
    chat: 'Buɗe hira',
    write: 'Rubuta ta fom ɗin tuntuɓa',
  },
} satisfies Translations<typeof english>;
